import type { Translation } from '../Translation.ts';
import type { bulk as english } from '../en/bulk.ts';

export const bulk: Translation<typeof english> = {
  publishAll: 'Alle veröffentlichen ({count, number})',
  publish: 'Veröffentlichen',
  publishNamed: '{name} veröffentlichen',
  notYet: 'Nicht veröffentlichen',
  notYetNamed: '{name} nicht veröffentlichen',
  needsTitle: 'Zum Veröffentlichen braucht es einen Titel: Bearbeite es.',
  toPuzzle: 'Zum Rätsel',
  toPuzzleNamed: 'Zu {name} auf der Seite',

  // Stages of a row
  waiting: 'Wartet auf die Veröffentlichung',
  uploading: 'Wird hochgeladen',
  publishing: 'Wird veröffentlicht',
  removing: 'Wird entfernt',
  online: 'Online',
  refused: 'Nicht veröffentlicht',

  // The whole queue
  group: 'Veröffentlichung',
  progress: '{done, number} von {all, number} veröffentlicht oder abgelehnt',
  running: 'Ein Rätsel nach dem anderen wird veröffentlicht. Das kann etwas dauern.',
  offline: 'Der Server ist nicht zu erreichen. Es geht von selbst weiter.',
  busy: 'Die Seite hat viel zu tun. Gleich geht es von selbst weiter.',
  restricted: 'Du darfst gerade nichts veröffentlichen.',
  signedOut: 'Du bist abgemeldet. Die Liste bleibt hier, bis du zurück bist.',
  left: '{count, plural, one {# Rätsel ist} other {# Rätsel sind}} noch nicht veröffentlicht.',
  done: '{count, plural, one {# Rätsel ist} other {# Rätsel sind}} online.',
  someRefused: '{count, plural, one {# wurde} other {# wurden}} abgelehnt.',
  pause: 'Anhalten',
  goOn: 'Weiter',
  leaveOut: 'Nicht veröffentlichen',
  signIn: 'Anmelden',
  notKept:
    'Dein Browser speichert nichts für diese Website. Wenn du die Seite schließt, geht der Rest der Liste verloren.',
};
