import type { collections as english } from '../en/collections.ts';
import type { Translation } from '../Translation.ts';

export const collections: Translation<typeof english> = {
  owner: 'Deine Sammlung',
  publicNote: 'In der Suche und auf deinem Profil zu sehen. Sonst siehst nur du sie.',
  seriesNote: 'Eigene Rätsel in der Reihenfolge, in der sie gelöst werden sollen.',
  edit: 'Titel und Beschreibung ändern',
  title: 'Titel',
  description: 'Beschreibung',
  count: '{count} von {most}',
  keep: 'Speichern',
  cancel: 'Abbrechen',
  delete: 'Sammlung löschen',
  deleteTitle: '„{title}“ löschen?',
  deleteHelp: 'Das lässt sich nicht rückgängig machen. Die Rätsel darin werden nicht gelöscht.',
  mode: 'Modus',
  read: 'Ansehen',
  arrange: 'Ordnen',
  remove: 'Entfernen',
  removable: 'Rätsel zum Entfernen',
  takeOutChosen: 'Entfernen',
  takenOut: '{count, plural, one {Rätsel entfernt.} other {# Rätsel entfernt.}}',
  arranged: 'Rätsel zum Ordnen',
  move: '{title} verschieben',
  takeOut: '{title} entfernen',
  dragHelp:
    'Mit der Leertaste nimmst du ein Rätsel auf, mit den Pfeiltasten bewegst du es. Die Leertaste legt es ab, Escape bricht ab.',
  lifted: '{title} aufgenommen, Position {place} von {count}.',
  over: 'Position {place} von {count}.',
  moved: '{title} auf Position {place} von {count} verschoben.',
  dropped: 'Abgebrochen. {title} ist wieder an seinem Platz.',
  new: 'Neue Sammlung',
  newHelp: 'Neue Sammlungen sind zuerst privat und leer.',
  make: 'Erstellen',
  addPuzzles: 'Rätsel hinzufügen',
  addTitle: 'Rätsel hinzufügen',
  addHelp:
    'Rätsel werden in der Reihenfolge hinzugefügt, in der du sie auswählst, höchstens {most} auf einmal.',
  addBy: 'Titel, Autor oder Link',
  linked: 'Das Rätsel von diesem Link wird hinzugefügt.',
  add: '{count, plural, =0 {Hinzufügen} one {# Rätsel hinzufügen} other {# Rätsel hinzufügen}}',

  // Choosing own puzzles
  selected: 'Ausgewählte Rätsel',
  chosen: '{count, plural, =0 {keins ausgewählt} other {# ausgewählt}}',
  chooseAll: 'Alle auswählen',
  deleteChosen: 'Löschen',
  done: 'Fertig',
  staysPublished: 'veröffentlicht, nicht löschbar',
  deleteChosenTitle:
    '{count, plural, one {Dieses Rätsel endgültig löschen?} other {Diese # Rätsel endgültig löschen?}}',
  deleteChosenHelp:
    '{count, plural, one {Niemand außer dir hat es gesehen.} other {Niemand außer dir hat sie gesehen.}} Entwürfe in diesem Browser werden nicht gelöscht.',
  wereDeleted: '{count, plural, one {Rätsel gelöscht.} other {# Rätsel gelöscht.}}',
  stayed: `{left, plural, one {1 davon wurde inzwischen veröffentlicht und kann nicht gelöscht werden.}
      other {# davon wurden inzwischen veröffentlicht und können nicht gelöscht werden.}}`,
};
