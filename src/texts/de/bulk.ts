import type { Translation } from '../Translation.ts';
import type { bulk as english } from '../en/bulk.ts';

export const bulk: Translation<typeof english> = {
  publishAll: 'Alle veröffentlichen ({count, number})',
  publish: 'Veröffentlichen',
  publishNamed: '{name} veröffentlichen',
  notYet: 'Nicht veröffentlichen',
  notYetNamed: '{name} nicht veröffentlichen',
  needsTitle: 'Gib dem Rätsel einen Titel, bevor du es veröffentlichst.',
  toPuzzle: 'Rätsel ansehen',
  toPuzzleNamed: '{name} ansehen',

  // The question before publishing
  askTitle:
    '{count, plural, one {Dieses Rätsel veröffentlichen?} other {# Rätsel veröffentlichen?}}',
  askNote: `{count, plural, one {Alle können es dann finden und lösen. Du kannst ein veröffentlichtes Rätsel bearbeiten, aber nicht löschen.} other {Alle können sie dann finden und lösen. Du kannst veröffentlichte Rätsel bearbeiten, aber nicht löschen.}}`,
  whatPlayersSee: 'Was andere sehen werden',
  lookingForDoubles: 'Schon veröffentlichte Rätsel werden gesucht …',
  doublesUnknown: 'Der Server konnte nicht prüfen, ob du eines davon schon veröffentlicht hast.',
  doubles: `{count, plural, one {{all, plural, one {Du hast es schon veröffentlicht.} other {Du hast eines davon schon veröffentlicht. Es wird ausgelassen.}}} other {Du hast # davon schon veröffentlicht. Sie werden ausgelassen.}}`,
  publishTwice: 'Noch einmal veröffentlichen',
  publishNow: '{count, plural, one {Veröffentlichen} other {# veröffentlichen}}',
  cancel: 'Abbrechen',

  // Stages of a row
  waiting: 'Wartet auf die Veröffentlichung',
  uploading: 'Wird hochgeladen',
  publishing: 'Wird veröffentlicht',
  removing: 'Wird entfernt',
  online: 'Veröffentlicht',
  refused: 'Nicht veröffentlicht',

  // The whole queue
  group: 'Veröffentlichung',
  progress: '{done, number} von {all, number} erledigt',
  running: 'Ein Rätsel nach dem anderen wird veröffentlicht. Das kann etwas dauern.',
  offline: 'Der Server ist nicht erreichbar. Sobald er wieder da ist, geht es von selbst weiter.',
  busy: 'Der Server ist ausgelastet. Gleich geht es von selbst weiter.',
  restricted: 'Die Moderation hat das Veröffentlichen für dein Konto ausgesetzt.',
  signedOut: 'Du bist abgemeldet. Die Liste bleibt hier, bis du dich wieder anmeldest.',
  left: '{count, plural, one {# Rätsel ist} other {# Rätsel sind}} noch nicht veröffentlicht.',
  done: '{count, plural, one {# Rätsel} other {# Rätsel}} veröffentlicht.',
  someRefused: `{count, plural, one {# Rätsel konnte} other {# Rätsel konnten}} nicht veröffentlicht werden.`,
  pause: 'Pausieren',
  goOn: 'Fortsetzen',
  leaveOut: 'Diese nicht veröffentlichen',
  signIn: 'Anmelden / Registrieren',
  notKept:
    'Dein Browser speichert nichts für diese Website. Wenn du die Seite schließt, geht der Rest der Liste verloren.',
};
