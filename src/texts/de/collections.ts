import type { collections as english } from '../en/collections.ts';
import type { Translation } from '../Translation.ts';

export const collections: Translation<typeof english> = {
  owner: 'Deine Sammlung',
  publicNote: 'In der Suche und auf deiner Seite. Aus: nur für dich.',
  seriesNote: 'Eigene Rätsel in der Reihenfolge, in der sie gelöst werden sollen.',
  edit: 'Titel und Beschreibung ändern',
  title: 'Titel',
  description: 'Beschreibung',
  count: '{count} von {most}',
  keep: 'Übernehmen',
  cancel: 'Abbrechen',
  delete: 'Sammlung löschen',
  deleteTitle: '„{title}“ löschen?',
  deleteHelp: 'Die Sammlung verschwindet endgültig. Die Rätsel darin bleiben, wo sie sind.',
  mode: 'Modus',
  read: 'Lesen',
  arrange: 'Ordnen',
  remove: 'Entfernen',
  removable: 'Rätsel zum Herausnehmen',
  takeOutChosen: 'Herausnehmen',
  takenOut:
    '{count, plural, one {Das Rätsel ist herausgenommen.} other {# Rätsel sind herausgenommen.}}',
  arranged: 'Rätsel zum Ordnen',
  move: '{title} verschieben',
  takeOut: '{title} herausnehmen',
  dragHelp:
    'Die Leertaste hebt ein Rätsel an, die Pfeiltasten bewegen es, die Leertaste legt es ab, Escape legt es zurück.',
  lifted: '{title} ist angehoben, an Stelle {place} von {count}.',
  over: 'Stelle {place} von {count}.',
  moved: '{title} ist jetzt an Stelle {place} von {count}.',
  dropped: '{title} ist wieder, wo es war.',
  new: 'Neue Sammlung',
  newHelp: 'Sie ist zuerst privat und leer.',
  make: 'Erstellen',
  addPuzzles: 'Rätsel hinzufügen',
  addTitle: 'Rätsel hinzufügen',
  addHelp: 'Sie kommen in der Reihenfolge der Nummern hinein, höchstens {most} auf einmal.',
  addBy: 'Titel, Autor oder Link',
  linked: 'Das Rätsel zu diesem Link wird hinzugefügt.',
  add: '{count, plural, =0 {Hinzufügen} one {# Rätsel hinzufügen} other {# Rätsel hinzufügen}}',

  // Choosing own puzzles
  selected: 'Ausgewählte Rätsel',
  chosen: '{count, plural, =0 {keins ausgewählt} other {# ausgewählt}}',
  chooseAll: 'Alle',
  deleteChosen: 'Löschen',
  done: 'Fertig',
  staysPublished: 'veröffentlicht, nicht löschbar',
  deleteChosenTitle:
    '{count, plural, one {Dieses Rätsel endgültig löschen?} other {Diese # Rätsel endgültig löschen?}}',
  deleteChosenHelp:
    'Niemand außer dir hat sie gesehen. Was dieser Browser als Entwurf hat, bleibt.',
  wereDeleted: '{count, plural, one {Das Rätsel ist gelöscht.} other {# Rätsel sind gelöscht.}}',
  stayed:
    '{left, plural, one {Eines davon wurde inzwischen veröffentlicht und bleibt.} other {# davon wurden inzwischen veröffentlicht und bleiben.}}',
};
