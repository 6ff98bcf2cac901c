import type { Translation } from '../Translation.ts';
import type { imports as english } from '../en/imports.ts';

export const imports: Translation<typeof english> = {
  // UploaderPage
  title: 'Sammelimport',
  intro:
    'Viele Rätsel auf einmal: Jedes wird geöffnet, geprüft und, wenn du magst, gelöst. Nichts verlässt dieses Gerät, bevor du es veröffentlichst.',

  // SourceInput
  sources: 'Links und Rätseltexte',
  sourcesHint:
    'Jeder Text ist recht: Alle Links darin werden gefunden, von dieser Seite, von puzz.link und Verwandten. Dateien lassen sich überall auf der Seite ablegen.',
  find: 'Rätsel finden',
  chooseFiles: 'Dateien wählen',
  files: 'Dateien mit Rätseln',
  tooLong: 'Das sind mehr als 32 MB Text. Nimm ihn in Teilen.',
  nothingFound: 'Darin ist kein Link und kein Rätsel.',
  fileUnreadable: 'Der Browser konnte diese Datei nicht lesen.',

  // BulkImport
  openingEditor: 'Der Editor öffnet sich …',
  decodingAll: 'Rätsel werden gelesen.',
  solvingAll: 'Rätsel werden gelöst.',
  progress: '{done, number} von {all, number}',
  allPuzzles: 'Alle Rätsel',
  solveAll: 'Alle lösen ({count, number})',
  saveAll: 'Alle als Entwürfe speichern',
  exportText: 'Als Text exportieren',
  exportJson: 'Als JSON exportieren',
  removeAll: 'Alle entfernen',
  putBack: 'Zurücklegen',
  fileName: '{product}-Rätsel',
  exported: '{count, plural, one {# Rätsel} other {# Rätsel}} exportiert.',
  saved: '{count, plural, one {# Rätsel als Entwurf} other {# Rätsel als Entwürfe}} gespeichert.',
  removed: '{count, plural, one {# Zeile} other {# Zeilen}} entfernt.',

  // The summary of all rows
  summary:
    '{count, plural, one {# Rätsel} other {# Rätsel}}, {verified, number} geprüft, {unique, number} mit genau einer Lösung.',
  malformedLinks: '{count, plural, one {# Link lässt} other {# Links lassen}} sich nicht öffnen.',
  repeated: '{count, plural, one {# Wiederholung} other {# Wiederholungen}} weggelassen.',
  leftOut: '{count, plural, one {# Link} other {# Links}} weggelassen: Die Liste ist voll.',

  // Rows
  list: 'Rätsel',
  size: '{width} × {height}',
  authorAndSize: '{author}, {width} × {height}',
  savedAsDraft: 'Als Entwurf gespeichert',
  open: 'Öffnen',
  openNamed: '{name} in einem neuen Tab öffnen',
  edit: 'Bearbeiten',
  editNamed: '{name} bearbeiten',
  editAsDraft: '{name} in einem neuen Tab als Entwurf bearbeiten',
  solve: 'Lösen',
  solveNamed: '{name} lösen',
  cancel: 'Abbrechen',
  cancelNamed: '{name}: Lösen abbrechen',
  remove: 'Entfernen',
  removeNamed: '{name} entfernen',

  // The state of a row
  decoding: 'Wird gelesen',
  malformed: 'Nicht lesbar',
  verified: 'Geprüft',
  notVerified: 'Nicht geprüft',
  invalid: 'Ungültig',
  queued: 'Wartet aufs Lösen',
  solving: 'Wird gelöst',
  solutionMissing: 'Lösung fehlt',
  solutionProvided: 'Lösung liegt bei',
  solutionUnique: 'Eine Lösung',
  solutionMultiple: 'Mehrere Lösungen',
  solutionNone: 'Keine Lösung',
  solutionUndecided: 'Nicht entschieden',
  noCells: 'Das Brett hat keine Felder.',
  incompleteSolution: 'Die Lösung lässt Felder offen.',
  wrongSolution: 'Die Lösung verletzt eine Regel.',
  unreadable: 'Das war nicht lesbar. Versuche es noch einmal.',
  noAnswer: 'Keine Antwort innerhalb einer Minute.',
  noCount: 'Der Löser hat nicht gesagt, wie viele es gibt.',
  unknownClues: 'Die Löser kennen nicht alle seine Hinweise.',

  // A line of the exported text
  exportedLine: '{title}, {width} x {height}',
  exportedLineBy: '{title} von {author}, {width} x {height}',

  // OpenTextDialog
  openTextTitle: 'Aus Text oder Link öffnen',
  openTextNote:
    'Ein geteilter Link, ein Link von puzz.link oder Verwandten oder der Text eines Rätsels.',
  linkOrText: 'Link oder Text',

  // PuzzleEditor, over the list
  editorTitle: '{name} bearbeiten',
  editorNote: 'Der Editor für ein Rätsel der Liste.',
  editorEnd: 'Fertig legt es in die Liste zurück.',
};
