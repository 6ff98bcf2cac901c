import type { Translation } from '../Translation.ts';
import type { publishing as english } from '../en/publishing.ts';

export const publishing: Translation<typeof english> = {
  label: 'Auf der Seite',
  signIn:
    '<link>Melde dich an</link>, um dieses Rätsel auf der Seite zu behalten und zu veröffentlichen.',
  offline: 'Offline: Der Entwurf bleibt hier und geht zur Seite, sobald du zurück bist.',
  upload: 'Im Konto speichern',
  uploadTitle: 'Dieses Rätsel privat in deinem Konto behalten',
  save: 'Speichern',
  saveTitle: 'Dieses Rätsel auf der Seite speichern',
  saving: 'Wird gespeichert',
  saved: 'Gespeichert',
  notSaved: 'Nicht gespeichert: {reason}',
  notReached: 'Die Seite war nicht erreichbar. Es wird wieder versucht.',
  unsavedPublic: 'Andere sehen das Rätsel noch, wie es war.',
  needsTitle: 'Ein Rätsel braucht einen Titel.',
  uploaded: 'In deinem Konto. Nur du kannst es sehen.',
  publish: 'Veröffentlichen',
  publishTitle: 'Dieses Rätsel veröffentlichen',
  publishNote:
    'Alle können es dann finden und lösen. Veröffentlichtes lässt sich ändern, aber es bleibt.',
  missing: 'Vor dem Veröffentlichen:',
  checking: 'Wird geprüft',
  publishNow: 'Jetzt veröffentlichen',
  published: 'Es ist veröffentlicht',
  publishedNote: 'Alle können es jetzt finden, und wer dir folgt, erfährt davon.',
  toPuzzle: 'Ansehen, wie andere es sehen',
  copyLink: 'Link kopieren',
  linkName: 'Link zum Rätsel',
  copyrightedTitle: 'Es kann hier nicht veröffentlicht werden',
  copyrightedNote:
    'Es bleibt in deinem Konto, und nur du kannst es sehen. Hältst du das für einen Fehler, schreib denen, die diese Seite betreiben.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  remove: 'Von der Seite löschen',
  removeTitle: 'Dieses Rätsel von der Seite löschen?',
  removeNote: 'Nur du konntest es sehen. Der Entwurf in diesem Browser bleibt.',
  removed: 'Von der Seite gelöscht. Der Entwurf ist noch hier.',
  comments: 'Kommentare',
  statistics: 'Statistik',
  statisticsNote: 'Veröffentlicht <time></time>.',
  solves: 'gelöst von',
  loves: 'geliebt von',
  verdict:
    '{state, select, unique {Der Löser dieser Seite hat bewiesen, dass es genau eine Lösung hat.} several {Der Löser dieser Seite fand mehr als eine Lösung.} none {Der Löser dieser Seite fand keine Lösung.} unknown {Der Löser dieser Seite gab auf.} other {Der Löser dieser Seite hat es noch nicht angesehen.}}',

  // Conflicting changes
  conflict: 'Dieses Rätsel wurde anderswo gespeichert',
  conflictNote:
    'Mit welchem willst du weitermachen? Das andere bleibt unter den Versionen oder einen Schritt zurück.',
  there: 'Auf der Seite gespeichert',
  here: 'Hier',
  keepHere: 'Dieses speichern',
  takeThere: 'Das gespeicherte nehmen',
};
