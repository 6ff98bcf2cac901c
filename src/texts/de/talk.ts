import type { Translation } from '../Translation.ts';
import type { talk as english } from '../en/talk.ts';

export const talk: Translation<typeof english> = {
  comments: 'Kommentare',
  count: '{count, plural, one {{shown} Kommentar} other {{shown} Kommentare}}',
  by: 'Kommentar von {name}',
  madeThis: 'hat es gebaut',
  changed: 'geändert',
  reply: 'Antworten',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  deleteQuestion: 'Diesen Kommentar endgültig löschen?',
  keepIt: 'Behalten',
  keep: 'Übernehmen',
  cancel: 'Abbrechen',
  write: 'Was meinst du dazu?',
  editLabel: 'Dein Kommentar',
  send: 'Senden',
  fieldHelp:
    'Eingabe sendet, Umschalt+Eingabe beginnt eine neue Zeile. Mit @ erwähnst du jemanden.',
  left: '{left, plural, =0 {kein Zeichen übrig} one {noch # Zeichen} other {noch # Zeichen}}',
  bold: 'Fett',
  italic: 'Kursiv',
  spoiler: 'Spoiler (verdeckt, bis man darauf tippt)',
  mention: 'Jemanden erwähnen',
  people: 'Personen',
  wroteHere: 'hat hier geschrieben',
  suggested:
    '{count, plural, one {Eine Person} other {# Personen}}: Die Eingabetaste nimmt {name}, die Pfeiltasten wählen.',
  gone: 'Der Kommentar, zu dem du wolltest, wurde nicht gefunden.',
  removed: 'Die Moderation hat diesen Kommentar entfernt.',
  earlier: 'Frühere zeigen',
  loading: 'Kommentare werden geladen.',
  none: 'Noch keine Kommentare',
  noneNote: 'Wie war es? Was zu viel verrät, kommt zwischen ||zwei Striche||.',
  notLoaded: 'Die Kommentare konnten nicht gelesen werden',
  tryAgain: 'Noch einmal',
  offline: 'Du bist offline. Was du schreibst, bleibt hier, bis du es senden kannst.',
  signedOut: 'Kommentare sind für Leute mit Konto',
  signedOutNote: 'Melde dich an, um zu lesen, was andere zu diesem Rätsel sagen, und mitzureden.',
  signIn: 'Anmelden',

  // Reports
  reportTitle:
    '{kind, select, puzzle {Dieses Rätsel melden} comment {Diesen Kommentar melden} collection {Diese Sammlung melden} other {Diese Person melden}}',
  reportNote: 'Was verstößt gegen die Regeln dieser Seite? Nur die Moderation liest es.',
  reason: 'Was stimmt nicht?',
  sendReport: 'Meldung senden',
  reported: 'Danke. Die Moderation sieht es sich an.',
  reportedBefore: 'Du hast es der Moderation schon gesagt. Sie sieht es sich an.',
};
