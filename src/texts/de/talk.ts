import type { Translation } from '../Translation.ts';
import type { talk as english } from '../en/talk.ts';

export const talk: Translation<typeof english> = {
  comments: 'Kommentare',
  count: '{count, plural, one {{shown} Kommentar} other {{shown} Kommentare}}',
  by: 'Kommentar von {name}',
  madeThis: 'hat es erstellt',
  changed: 'bearbeitet',
  reply: 'Antworten',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  deleteQuestion: 'Diesen Kommentar endgültig löschen?',
  keepIt: 'Kommentar behalten',
  keep: 'Speichern',
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
  namesake:
    'dabei seit dem {day}, {count, plural, =0 {keine Rätsel} one {# Rätsel} other {# Rätsel}}',
  wroteHere: 'hat hier kommentiert',
  suggested: `{count, plural, one {1 Person} other {# Personen}}. Mit Eingabe nimmst du {name}, mit den
      Pfeiltasten wählst du aus.`,
  gone: 'Diesen Kommentar gibt es nicht mehr.',
  removed: 'Die Moderation hat diesen Kommentar entfernt.',
  earlier: 'Frühere Kommentare zeigen',
  loading: 'Kommentare werden geladen …',
  none: 'Noch keine Kommentare',
  noneNote: 'Wie war es? Verbirg Spoiler zwischen doppelten Strichen: ||so||.',
  notLoaded: 'Die Kommentare konnten nicht geladen werden',
  tryAgain: 'Noch einmal versuchen',
  offline: `{cause, select, server {Der Server ist gerade nicht verfügbar.} other {Du bist offline.}} Dein
      Kommentar bleibt hier, bis du ihn senden kannst.`,
  paused:
    'Die Moderation hat das Kommentieren für dein Konto bis zum {until} ausgesetzt. Warum, steht in deinen <notifications>Benachrichtigungen</notifications>.',
  signedOut: 'Melde dich an, um Kommentare zu sehen',
  signedOutNote: 'Lies, was andere zu diesem Rätsel sagen, und rede mit.',
  signIn: 'Anmelden',

  // Reports
  reportTitle:
    '{kind, select, puzzle {Dieses Rätsel melden} comment {Diesen Kommentar melden} collection {Diese Sammlung melden} other {Diese Person melden}}',
  reportNote: 'Gegen welche Regel verstößt das? Nur die Moderation liest deine Meldung.',
  reason: 'Was stimmt nicht?',
  sendReport: 'Meldung senden',
  reported: 'Danke. Die Moderation sieht es sich an.',
  reportedBefore: 'Du hast das schon gemeldet. Die Moderation sieht es sich an.',
};
