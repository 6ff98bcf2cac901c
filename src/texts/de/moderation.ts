import type { Translation } from '../Translation.ts';
import type { moderation as english } from '../en/moderation.ts';

export const moderation: Translation<typeof english> = {
  moreReports: '{count, plural, one {# weitere Meldung} other {# weitere Meldungen}}',
  // Reports
  title: 'Moderation',
  open: 'Offene Meldungen',
  done: 'Erledigt',
  states: 'Status der Meldungen',
  nothingOpen: 'Keine offenen Meldungen',
  nothingOpenHelp: 'Meldungen stehen hier, bis die Moderation sie erledigt.',
  nothingDone: 'Keine erledigten Meldungen',
  nothingDoneHelp: 'Erledigte Meldungen bleiben hier zum Nachschlagen.',
  reports: 'Meldungen',
  kind: '{kind, select, puzzle {Rätsel} comment {Kommentar} collection {Sammlung} other {Person}}',
  by: 'von <person>{name}</person>',
  says: '<person>{name}</person> schreibt: {reason}',
  gone: 'Der Inhalt wurde schon gelöscht.',
  inPlace: 'Im Zusammenhang ansehen',
  settle: 'Abweisen',
  settleGone: 'Erledigen',
  settleTitle: 'Diese Meldung {isGone, select, yes {erledigen} other {abweisen}}?',
  settleHelp:
    'Nichts wird geändert. Benachrichtigt werden nur alle, die das gemeldet haben. Die Meldung steht dann unter „Erledigt“.',
  note: 'Notiz für die Moderation',
  notedAs: 'Notiz: {note}',
  reopen: 'Wieder öffnen',
  dismissed: 'Abgewiesen',
  whoseAccount: 'Konto ansehen',

  // The site
  site: 'Website',
  loading: 'Wird geladen …',
  accounts: 'Konten',
  accountsTotal: 'Konten',
  accountsNew: 'Neu in den letzten 7 Tagen',
  accountsBlocked: 'Gesperrt',
  oldestReport: 'Älteste offene Meldung',
  work: 'Aufgaben und Backups',
  jobsWaiting: 'Wartende Aufgaben',
  jobsFailed: 'Fehlgeschlagene Aufgaben',
  lastBackup: 'Letztes Backup',
  noBackup: 'noch keins',
  backupSize: 'Größe des letzten Backups',
  backupCount: 'Anzahl der Backups',
  nightlyBackup: 'Nächtliches Backup',
  off: 'aus',
  storage: 'Speicher',
  database: 'Datenbank',
  pictures: 'Profilbilder',
  table: 'Tabelle {name}',
  megabytes: '{megabytes, number} MB',
  versions: 'Versionen',
  migration: 'Letzte Migration',

  // Invitations
  invitations: 'Einladungen',
  signUp:
    '{signUp, select, open {Alle können sich registrieren.} invitation {Wer sich registrieren will, braucht eine Einladung.} other {Neue Konten gibt es nicht.}}',
  uses: 'Anzahl der Personen',
  days: 'Tage, bis sie endet',
  invitationNote: 'Notiz für die Moderation',
  invite: 'Einladung erstellen',
  invitationLink: 'Link zum Verschicken (nur jetzt sichtbar)',
  invitationUsed: '{used, number} von {uses, number} genutzt, endet am {end}',
  withdraw: 'Zurückziehen',

  // Appeals
  appeals: 'Einsprüche',
  decided: 'Frühere Einsprüche',
  noAppeals: 'Keine offenen Einsprüche',
  noAppealsHelp: 'Legt jemand Einspruch gegen eine Entscheidung ein, kannst du ihn hier prüfen.',
  nothingDecided: 'Keine früheren Einsprüche',
  nothingDecidedHelp: 'Entschiedene Einsprüche bleiben hier zum Nachschlagen.',
  appealBy: 'Einspruch von <person>{name}</person>',
  appealAct: '{outcome, select, granted {Einspruch annehmen} other {Einspruch ablehnen}}',
  appealTitle:
    '{outcome, select, granted {Diesen Einspruch annehmen?} other {Diesen Einspruch ablehnen?}}',
  appealOutcome: '{outcome, select, granted {Einspruch angenommen} other {Einspruch abgelehnt}}',
  grantHelp:
    '{action, select, block {Die dauerhafte Sperre endet sofort.} ban {Die Sperre auf Zeit endet sofort.} restrict {Die Einschränkungen dieser Entscheidung enden sofort.} other {Von selbst wird nichts wiederhergestellt. Schreib in deiner Nachricht, was nun möglich ist.}}',
  declineHelp: 'Die Entscheidung bleibt. Ein zweiter Einspruch ist nicht möglich.',

  // Actions of moderators
  messageLabel: 'Nachricht an die Person',
  messageNote:
    'Die Person sieht sie zusammen mit deiner Entscheidung, und sie bleibt im Protokoll.',
  cancel: 'Abbrechen',
  wasDone: 'Erledigt und im Protokoll vermerkt.',
  act: `{action, select, restrict {Ändern} block {Dauerhaft sperren} unblock {Entsperren} ban {Auf
      Zeit sperren} unban {Sperre aufheben} removeUserName {Namen entfernen}
      removeUserDescription {Beschreibung entfernen} removeUserPicture {Bild entfernen}
      unpublishPuzzle {Privat machen} deletePuzzle {Löschen} removePuzzleDescription
      {Beschreibung entfernen} unpublishCollection {Privat machen} deleteCollection {Löschen}
      removeCollectionDescription {Beschreibung entfernen} removeComment {Text entfernen} other
      {Löschen}}`,
  actTitle: `{action, select, restrict {Berechtigungen von {name}} block {{name} dauerhaft sperren?}
      unblock {{name} entsperren?} ban {{name} auf Zeit sperren?} unban {Die Sperre von {name}
      aufheben?} removeUserName {Den Namen „{name}“ entfernen?} removeUserDescription {Die
      Beschreibung von {name} entfernen?} removeUserPicture {Das Bild von {name} entfernen?}
      unpublishPuzzle {„{name}“ privat machen?} deletePuzzle {„{name}“ löschen?}
      removePuzzleDescription {Die Beschreibung von „{name}“ entfernen?} unpublishCollection
      {„{name}“ privat machen?} deleteCollection {„{name}“ löschen?} removeCollectionDescription
      {Die Beschreibung von „{name}“ entfernen?} removeComment {Den Text dieses Kommentars
      entfernen?} other {Diesen Kommentar löschen?}}`,
  actHelp: `{action, select, restrict {Jede Einschränkung endet am Beginn des Tages, den du wählst. Ohne
      Tag gilt sie nicht.} block {Die Person wird sofort überall abgemeldet und kann sich erst
      wieder anmelden, wenn die Moderation sie entsperrt.} unblock {Alle Sperren enden sofort.}
      ban {Die Person wird sofort überall abgemeldet. Die Sperre endet von selbst.} unban {Die
      Person kann sich sofort wieder anmelden.} removeUserName {Die Person bekommt einen
      neutralen Namen und kann einen anderen wählen. Das lässt sich nicht rückgängig machen.}
      removeUserDescription {Das lässt sich nicht rückgängig machen.} removeUserPicture {Die
      Person bekommt das Standardbild. Das lässt sich nicht rückgängig machen.} unpublishPuzzle
      {Nur wer es erstellt hat, sieht es dann noch und kann es wieder veröffentlichen.}
      deletePuzzle {Mit allen Lösungen, Herzen und Kommentaren. Das lässt sich nicht rückgängig
      machen.} removePuzzleDescription {Das lässt sich nicht rückgängig machen.}
      unpublishCollection {Nur wer sie erstellt hat, sieht sie dann noch.} deleteCollection {Ihre
      Rätsel bleiben. Das lässt sich nicht rückgängig machen.} removeCollectionDescription {Das
      lässt sich nicht rückgängig machen.} removeComment {Ein Vermerk sagt, dass der Text
      entfernt wurde. Das lässt sich nicht rückgängig machen.} other {Der Kommentar verschwindet
      vom Rätsel. Das lässt sich nicht rückgängig machen.}}`,
  banFor: 'Wie lange',
  banTime: '{time, select, day {Ein Tag} week {Eine Woche} month {Ein Monat} other {Ein Jahr}}',
  notUntil:
    '{restriction, select, comments {Keine Kommentare bis} puzzles {Keine Rätsel bis} collections {Keine Sammlungen bis} other {Keine Bewertungen bis}}',
  allow: 'Erlauben',
  quick: '{time, select, week {Eine Woche} other {Ein Monat}}',
  quickFor:
    '{restriction, select, comments {Kommentare} puzzles {Rätsel} collections {Sammlungen} other {Bewertungen}}',

  // A person
  profile: 'Moderation: {name}',
  toReports: 'Alle Meldungen',
  since: 'dabei seit {day}',
  accountOpen: 'Aktiv',
  accountBlocked: 'Gesperrt',
  bannedUntil: 'Gesperrt bis {day}',
  solves: 'Gelöst',
  lastActive: 'Zuletzt aktiv',
  never: 'nie',
  toProfile: 'Öffentliches Profil',
  restrictions: 'Berechtigungen',
  restriction:
    '{restriction, select, comments {Kommentare} puzzles {Rätsel} collections {Sammlungen} other {Bewertungen}}',
  allowed: 'erlaubt',
  until: 'gesperrt bis {day}',
  actions: 'Konto',
  houseAccount: 'Dieses Konto gehört zur Website. Nur seine Inhalte lassen sich moderieren.',
  cannotAct: 'Gegen dich selbst und gegen andere aus der Moderation kannst du nicht vorgehen.',
  things: 'Inhalte von {name}',
  puzzles: 'Rätsel',
  collections: 'Sammlungen',
  comments: 'Kommentare',
  underPuzzle: 'zu <puzzle>{title}</puzzle>',
  aboutThing: '{action}: „{title}“',
  aboutComment: '{action}: Kommentar zu „{title}“',

  // The log
  received: 'Maßnahmen gegen dieses Konto',
  given: 'Maßnahmen von diesem Konto',
  actionBy: '{action}, von <person>{name}</person>',
  actionTo: '{action}, bei <person>{name}</person>',
  action: `{action, select, restrict {Berechtigungen geändert} block {Konto dauerhaft gesperrt} unblock
      {Konto entsperrt} ban {Konto auf Zeit gesperrt} unban {Sperre aufgehoben} removeUserName
      {Name entfernt} removeUserDescription {Beschreibung entfernt} removeUserPicture {Bild
      entfernt} unpublishPuzzle {Rätsel privat gemacht} deletePuzzle {Rätsel gelöscht}
      removePuzzleDescription {Beschreibung eines Rätsels entfernt} unpublishCollection {Sammlung
      privat gemacht} deleteCollection {Sammlung gelöscht} removeCollectionDescription
      {Beschreibung einer Sammlung entfernt} removeComment {Text eines Kommentars entfernt}
      replaceDaily {Tagesrätsel ersetzt} other {Kommentar gelöscht}}`,
  quoted: '„{text}“',
};
