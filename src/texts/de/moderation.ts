import type { Translation } from '../Translation.ts';
import type { moderation as english } from '../en/moderation.ts';

export const moderation: Translation<typeof english> = {
  // Reports
  title: 'Moderieren',
  open: 'Offene Meldungen',
  done: 'Erledigt',
  states: 'Meldungen nach Stand',
  nothingOpen: 'Nichts wartet auf dich',
  nothingOpenHelp: 'Was Leute melden, steht hier, bis es sich jemand angesehen hat.',
  nothingDone: 'Noch nichts ist erledigt',
  nothingDoneHelp: 'Meldungen bleiben hier, nachdem sie sich jemand angesehen hat.',
  reports: 'Meldungen',
  kind: '{kind, select, puzzle {Rätsel} comment {Kommentar} collection {Sammlung} other {Person}}',
  by: 'von <person>{name}</person>',
  says: '<person>{name}</person> schreibt: {reason}',
  gone: 'Es ist schon weg.',
  inPlace: 'An seinem Platz',
  settle: 'So lassen',
  settleGone: 'Erledigen',
  settleTitle: 'Diese Meldung erledigen?',
  settleHelp:
    'Nichts wird geändert, und niemand erfährt davon. Die Meldung steht dann bei den erledigten.',
  note: 'Notiz für Moderatoren',
  notedAs: 'Notiz: {note}',
  reopen: 'Wieder öffnen',
  whoseAccount: 'Zum Konto',

  // Actions of moderators
  messageLabel: 'Nachricht an die Person',
  messageNote:
    'Sie liest sie zusammen mit dem, was getan wurde; die Nachricht bleibt im Protokoll.',
  cancel: 'Abbrechen',
  wasDone: 'Es ist getan und steht im Protokoll.',
  act: '{action, select, restrict {Ändern} block {Dauerhaft sperren} unblock {Wieder zulassen} ban {Für einige Zeit sperren} unban {Sperre aufheben} removeUserName {Namen entfernen} removeUserDescription {Beschreibung entfernen} removeUserPicture {Bild entfernen} unpublishPuzzle {Privat machen} deletePuzzle {Löschen} removePuzzleDescription {Beschreibung entfernen} unpublishCollection {Privat machen} deleteCollection {Löschen} removeCollectionDescription {Beschreibung entfernen} removeComment {Worte entfernen} other {Löschen}}',
  actTitle:
    '{action, select, restrict {Was {name} darf} block {{name} dauerhaft sperren?} unblock {{name} wieder zulassen?} ban {{name} für einige Zeit sperren?} unban {Die Sperre von {name} aufheben?} removeUserName {Den Namen „{name}“ entfernen?} removeUserDescription {Die Beschreibung von {name} entfernen?} removeUserPicture {Das Bild von {name} entfernen?} unpublishPuzzle {„{name}“ privat machen?} deletePuzzle {„{name}“ löschen?} removePuzzleDescription {Die Beschreibung von „{name}“ entfernen?} unpublishCollection {„{name}“ privat machen?} deleteCollection {„{name}“ löschen?} removeCollectionDescription {Die Beschreibung von „{name}“ entfernen?} removeComment {Die Worte dieses Kommentars entfernen?} other {Diesen Kommentar löschen?}}',
  actHelp:
    '{action, select, restrict {Jedes gilt bis zum Beginn seines Tages. Ohne Tag ist es erlaubt.} block {Die Person wird sofort überall abgemeldet und kann sich nicht anmelden, bis sie jemand wieder zulässt.} unblock {Alle Sperren enden sofort.} ban {Die Person wird sofort überall abgemeldet. Die Sperre endet von selbst.} unban {Die Person kann sich sofort wieder anmelden.} removeUserName {Die Person bekommt einen neutralen Namen und kann einen anderen wählen. Es lässt sich nicht rückgängig machen.} removeUserDescription {Es lässt sich nicht rückgängig machen.} removeUserPicture {Die Person bekommt das Bild, das aus ihrem Konto gezeichnet wird. Es lässt sich nicht rückgängig machen.} unpublishPuzzle {Nur wer es gemacht hat, sieht es dann noch und kann es wieder veröffentlichen.} deletePuzzle {Mit allen Lösungen, Herzen und Kommentaren. Es lässt sich nicht rückgängig machen.} removePuzzleDescription {Es lässt sich nicht rückgängig machen.} unpublishCollection {Nur wer sie gemacht hat, sieht sie dann noch.} deleteCollection {Ihre Rätsel bleiben. Es lässt sich nicht rückgängig machen.} removeCollectionDescription {Es lässt sich nicht rückgängig machen.} removeComment {Ein Satz sagt, dass sie entfernt wurden. Es lässt sich nicht rückgängig machen.} other {Unter dem Rätsel bleibt nichts davon. Es lässt sich nicht rückgängig machen.}}',
  banFor: 'Wie lange',
  banTime: '{time, select, day {Ein Tag} week {Eine Woche} month {Ein Monat} other {Ein Jahr}}',
  notUntil:
    '{restriction, select, comments {Keine Kommentare bis} puzzles {Keine Rätsel bis} collections {Keine Sammlungen bis} other {Keine Bewertungen bis}}',
  allow: 'Erlauben',
  quick: '{time, select, week {Eine Woche} other {Ein Monat}}',
  quickFor:
    '{restriction, select, comments {Kommentare} puzzles {Rätsel} collections {Sammlungen} other {Bewertungen}}',

  // A person
  profile: 'Moderieren: {name}',
  toReports: 'Alle Meldungen',
  since: 'dabei seit {day}',
  accountOpen: 'Nicht gesperrt',
  accountBlocked: 'Gesperrt',
  bannedUntil: 'Gesperrt bis {day}',
  solves: 'Gelöst',
  lastActive: 'Zuletzt hier',
  never: 'nie',
  toProfile: 'Die Seite, die alle sehen',
  restrictions: 'Was diese Person darf',
  restriction:
    '{restriction, select, comments {Kommentare} puzzles {Rätsel} collections {Sammlungen} other {Bewertungen}}',
  allowed: 'erlaubt',
  until: 'erst wieder am {day}',
  actions: 'Das Konto',
  cannotAct: 'Moderatoren können weder gegen sich selbst noch gegeneinander vorgehen.',
  things: 'Was {name} gemacht und geschrieben hat',
  puzzles: 'Rätsel',
  collections: 'Sammlungen',
  comments: 'Kommentare',
  underPuzzle: 'unter <puzzle>{title}</puzzle>',
  aboutThing: '{action}: „{title}“',
  aboutComment: '{action}: Kommentar unter {title}',

  // The log
  received: 'Was unternommen wurde',
  given: 'Was diese Person beim Moderieren tat',
  actionBy: '{action}, von <person>{name}</person>',
  actionTo: '{action}, bei <person>{name}</person>',
  action:
    '{action, select, restrict {Einschränkungen geändert} block {Konto gesperrt} unblock {Konto wieder zugelassen} ban {Konto für einige Zeit gesperrt} unban {Sperre aufgehoben} removeUserName {Name entfernt} removeUserDescription {Beschreibung entfernt} removeUserPicture {Bild entfernt} unpublishPuzzle {Rätsel privat gemacht} deletePuzzle {Rätsel gelöscht} removePuzzleDescription {Beschreibung eines Rätsels entfernt} unpublishCollection {Sammlung privat gemacht} deleteCollection {Sammlung gelöscht} removeCollectionDescription {Beschreibung einer Sammlung entfernt} removeComment {Kommentar entfernt} other {Kommentar gelöscht}}',
  quoted: '„{text}“',
};
