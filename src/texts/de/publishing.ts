import type { Translation } from '../Translation.ts';
import type { publishing as english } from '../en/publishing.ts';

export const publishing: Translation<typeof english> = {
  label: 'Online',
  signIn:
    '<link>Melde dich an</link>, um dieses Rätsel in deinem Konto zu speichern und zu veröffentlichen.',
  offline: `{cause, select, server {Der Server ist gerade nicht verfügbar. Der Entwurf ist hier gespeichert und
      wird hochgeladen, sobald er wieder antwortet.} other {Du bist offline. Der Entwurf ist hier
      gespeichert und wird hochgeladen, sobald du wieder online bist.}}`,
  upload: 'Im Konto speichern',
  uploadTitle: 'Dieses Rätsel privat in deinem Konto speichern',
  save: 'Speichern',
  saveTitle: 'Dieses Rätsel in deinem Konto speichern',
  saving: 'Wird gespeichert',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert: {reason}',
  notReached: 'Der Server ist nicht erreichbar. Neuer Versuch läuft …',
  unsavedPublic: 'Andere sehen noch die Version, die du zuletzt gespeichert hast.',
  needsTitle: 'Gib zuerst einen Titel ein.',
  uploaded: 'In deinem Konto gespeichert. Nur du kannst es sehen.',
  publish: 'Veröffentlichen',
  publishTitle: 'Dieses Rätsel veröffentlichen',
  publishNote:
    'Alle können es dann finden und lösen. Ein veröffentlichtes Rätsel kannst du bearbeiten, aber nicht löschen.',
  several:
    'Dieses Rätsel hat mehr als eine Lösung: Zwei davon unterscheiden sich in {count, plural, one {# Feld} other {# Feldern}}.',
  differing:
    '{count, plural, one {Dieses Feld ist verschieden: {places}} other {# Felder sind verschieden, etwa {places}}}',
  severalNote:
    'Hier kann man nur raten. Ergänze Hinweise, bis eine Lösung bleibt, oder die Regel „{rule}“, wenn nur Sicheres gefunden werden soll.',
  severalWanted: 'Mit mehreren Lösungen veröffentlichen',
  checkingSolutions: 'Es wird geprüft, ob es nur eine Lösung gibt …',
  solutionsUnknown: 'Die Zeit hat nicht gereicht, um zu prüfen, ob es nur eine Lösung gibt.',
  missing: 'Vor dem Veröffentlichen:',
  checking: 'Wird geprüft',
  publishNow: 'Veröffentlichen',
  published: 'Veröffentlicht',
  publishedNote: 'Alle können es jetzt finden, und deine Follower wurden benachrichtigt.',
  toPuzzle: 'Rätsel ansehen',
  copyLink: 'Link kopieren',
  linkName: 'Link zum Rätsel',
  copyrightedTitle: 'Dieses Rätsel kann hier nicht veröffentlicht werden',
  copyrightedNote:
    'Es bleibt in deinem Konto, und nur du kannst es sehen. Hältst du das für einen Fehler, schreib uns.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  remove: 'Aus dem Konto löschen',
  removeTitle: 'Dieses Rätsel aus deinem Konto löschen?',
  removeNote: 'Niemand sonst hat es gesehen. Der Entwurf in diesem Browser bleibt.',
  removed: 'Aus deinem Konto gelöscht. Der Entwurf ist noch hier.',
  comments: 'Kommentare',
  statistics: 'Statistik',
  statisticsNote: 'Veröffentlicht <time></time>.',
  solves: 'mal gelöst',
  loves: 'Herzen',
  verdict: `{state, select, unique {Unser Solver hat bewiesen, dass es genau eine Lösung gibt.} several
      {Unser Solver hat mehr als eine Lösung gefunden.} none {Unser Solver hat keine Lösung
      gefunden.} unknown {Unserem Solver ist die Zeit ausgegangen.} other {Unser Solver hat es
      noch nicht geprüft.}}`,

  // Conflicting changes
  conflict: 'Dieses Rätsel wurde anderswo geändert',
  conflictNote:
    'Welche Version willst du weiter bearbeiten? Die andere bekommst du über „Versionen“ oder „Rückgängig“ zurück.',
  there: 'In deinem Konto',
  here: 'Auf diesem Gerät',
  keepHere: 'Diese behalten',
  takeThere: 'Gespeicherte verwenden',
};
