import type { Translation } from '../Translation.ts';
import type { imports as english } from '../en/imports.ts';

export const imports: Translation<typeof english> = {
  // UploaderPage
  title: 'Sammelimport',
  intro:
    'Importiere viele Rätsel auf einmal. Jedes wird geöffnet, geprüft und auf Wunsch gelöst. Nichts verlässt dieses Gerät, bevor du es veröffentlichst.',

  // SourceInput
  sources: 'Links und Rätseltexte',
  sourcesHint:
    'Füge einen beliebigen Text ein. Alle Rätsel-Links darin werden gefunden: von dieser Website, von puzz.link, Penpa+ und ähnlichen. Du kannst auch Dateien irgendwo auf der Seite ablegen.',
  find: 'Rätsel finden',
  chooseFiles: 'Dateien wählen',
  files: 'Rätseldateien',
  tooLong: 'Das sind mehr als 32 MB Text. Importiere ihn in kleineren Teilen.',
  nothingFound: 'In diesem Text sind keine Rätsel und keine Links.',
  fileUnreadable: 'Dein Browser konnte diese Datei nicht lesen.',

  // BulkImport
  openingEditor: 'Der Editor wird geöffnet …',
  decodingAll: 'Rätsel werden gelesen …',
  solvingAll: 'Rätsel werden gelöst …',
  progress: '{done, number} von {all, number}',
  allPuzzles: 'Alle Rätsel',
  solveAll: 'Alle lösen ({count, number})',
  saveAll: 'Alle als Entwürfe speichern',
  exportText: 'Als Text exportieren',
  exportJson: 'Als JSON exportieren',
  removeAll: 'Alle entfernen',
  putBack: 'Rückgängig',
  fileName: '{product}-Rätsel',
  exported: '{count, plural, one {# Rätsel} other {# Rätsel}} exportiert.',
  saved: '{count, plural, one {# Rätsel als Entwurf} other {# Rätsel als Entwürfe}} gespeichert.',
  removed: '{count, plural, one {# Zeile} other {# Zeilen}} entfernt.',

  // The summary of all rows
  summary:
    '{count, plural, one {# Rätsel} other {# Rätsel}}, {verified, number} geprüft, {unique, number} mit genau einer Lösung.',
  malformedLinks: '{count, plural, one {# Link lässt} other {# Links lassen}} sich nicht öffnen.',
  repeated: '{count, plural, one {# Duplikat} other {# Duplikate}} übersprungen.',
  skippedLinks:
    '{count, plural, one {# Link wurde} other {# Links wurden}} nicht als Rätsel erkannt.',
  skippedLines: '{count, plural, one {# Zeile} other {# Zeilen}} ohne Rätsel übersprungen.',
  showSkipped: 'Übersprungene Links und Zeilen',
  leftOut: '{count, plural, one {# Link} other {# Links}} übersprungen: Die Liste ist voll.',

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
  impossible: 'Hier nicht möglich',
  verified: 'Geprüft',
  notVerified: 'Nicht geprüft',
  invalid: 'Ungültig',
  queued: 'Wartet aufs Lösen',
  solving: 'Wird gelöst',
  solutionMissing: 'Lösung fehlt',
  solutionProvided: 'Lösung enthalten',
  solutionUnique: 'Eine Lösung',
  solutionMultiple: 'Mehrere Lösungen',
  solutionNone: 'Keine Lösung',
  solutionUndecided: 'Unklar',
  noCells: 'Das Brett hat keine Felder.',
  incompleteSolution: 'Die Lösung hat leere Felder.',
  wrongSolution: 'Die Lösung verletzt eine Regel.',
  unreadable: 'Das konnte nicht gelesen werden. Bitte versuche es noch einmal.',
  noAnswer: 'Der Solver wurde nicht innerhalb einer Minute fertig.',
  noCount: 'Der Solver konnte nicht feststellen, wie viele Lösungen es gibt.',
  unknownClues: 'Kein Solver unterstützt alle Hinweise dieses Rätsels.',

  // A line of the exported text
  exportedLine: '{title}, {width} x {height}',
  exportedLineBy: '{title} von {author}, {width} x {height}',

  // OpenTextDialog
  openTextTitle: 'Link oder Text öffnen',
  openTextNote: 'Ein geteilter Link, ein Link von puzz.link oder Penpa+ oder ein Rätseltext.',
  linkOrText: 'Link oder Text',

  // PuzzleEditor, over the list
  editorTitle: '{name} bearbeiten',
  editorNote: 'Der Editor für ein Rätsel der Liste.',
  editorEnd: 'Mit „Fertig“ kommt es zurück in die Liste.',
};
