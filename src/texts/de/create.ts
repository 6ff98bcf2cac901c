import type { Translation } from '../Translation.ts';
import type { create as english } from '../en/create.ts';

export const create: Translation<typeof english> = {
  pageName: 'Rätsel erstellen',
  pageTitle: 'Erstellen: {title}',

  // Parts and tabs
  parts: 'Teile des Rätsels',
  toolsAndRules: 'Werkzeuge und Regeln',
  infoTab: 'Info',
  toolsTab: 'Werkzeuge',
  rulesTab: 'Regeln',
  checklistTab: 'Checkliste',
  solverTab: 'Löser',
  codeTab: 'Code',
  loadingCode: 'Der Code-Editor lädt …',
  mainGridTab: 'Hauptgitter',
  codeEditor: 'Code-Editor',
  raise: 'Diesen Teil vergrößern',
  lower: 'Diesen Teil verkleinern',
  toHome: 'Zur Startseite',
  more: 'Mehr',
  tryIt: 'Ausprobieren',
  share: 'Teilen',

  // The status of the puzzle
  oneSolution: 'eine Lösung',
  manySolutions: 'mehr als eine Lösung',
  noSolution: 'keine Lösung',

  // The dock
  boardTools: 'Werkzeuge am Brett',
  fill: 'Füllen',
  boardSize: 'Größe des Bretts, {size}',
  wholeBoard: 'Ganzes Brett zeigen',
  layer: 'Was gezeigt und bemalt wird',
  puzzleLayer: 'Rätsel',
  solutionLayer: 'Lösung',

  // The draft
  draft: 'Entwurf',
  drafts: 'Entwürfe',
  versions: 'Versionen',
  openText: 'Link oder Text öffnen',
  help: 'Hilfe',

  // Copy and paste
  clipboard: 'Kopieren und einfügen',
  cut: 'Ausschneiden',
  paste: 'Einfügen',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  mirror: 'Spiegeln',
  emptyCells: 'Diese Felder leeren',
  chooseNothing: 'Nichts auswählen',
  nothingToPaste:
    'In der Zwischenablage ist kein Teil eines Bretts. Kopiere erst einen, hier oder in einem anderen Tab.',
  nothingToCopy: 'Wähle erst aus, was du kopieren willst: Ziehe von einer Ecke zur anderen.',

  // Metadata of the puzzle
  about: 'Über das Rätsel',
  title: 'Titel',
  titlePlaceholder: 'Wie das Rätsel heißt',
  author: 'Autor',
  authorPlaceholder: 'Name, der beim Rätsel steht',
  difficulty: 'Schwierigkeit',
  difficultyChoice: '{value} von {most}, {word}',
  difficultyShown: '{value}, {word}',
  notRated: 'Ohne Angabe',
  unrated: 'Ohne Angabe',
  description: 'Beschreibung',
  write: 'Schreiben',
  preview: 'Vorschau',
  nothingWritten: 'Noch steht hier nichts.',
  descriptionHelp: 'Markdown. Spoiler kommen zwischen ||zwei Striche||.',
  lengthOf: '{length} von {most}',
  lettersLeft: '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
  lettersTooMany: '{count, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}',

  // Size of the board
  size: 'Größe des Bretts',
  width: 'Breite',
  height: 'Höhe',
  whatStays: 'Was bleibt',
  anchor:
    '{y, select, start {{x, select, start {Oben links} middle {Oberer Rand} other {Oben rechts}}} middle {{x, select, start {Linker Rand} middle {Mitte} other {Rechter Rand}}} other {{x, select, start {Unten links} middle {Unterer Rand} other {Unten rechts}}}}',
  apply: 'Anwenden',
  reset: 'Zurücksetzen',
  wholeSides: 'Breite und Höhe sind ganze Zahlen ab 0.',
  columnsChange:
    '{change, select, added {{count, plural, one {# Spalte kommt} other {# Spalten kommen}} dazu.} other {{count, plural, one {# Spalte fällt} other {# Spalten fallen}} weg.}}',
  rowsChange:
    '{change, select, added {{count, plural, one {# Zeile kommt} other {# Zeilen kommen}} dazu.} other {{count, plural, one {# Zeile fällt} other {# Zeilen fallen}} weg.}}',
  sidesChange:
    '{columnChange, select, added {{columns, plural, one {# Spalte kommt} other {# Spalten kommen}} dazu} other {{columns, plural, one {# Spalte fällt} other {# Spalten fallen}} weg}}, {rowChange, select, added {{rows, plural, one {# Zeile kommt} other {# Zeilen kommen}} dazu} other {{rows, plural, one {# Zeile fällt} other {# Zeilen fallen}} weg}}.',

  // Rules
  rules: 'Regeln',
  rulesOfPuzzle: 'Regeln des Rätsels',
  noRules: 'Noch keine Regeln. Suche eine aus, oder setze nur Symbole.',
  unseen: 'Beim Lösen nicht zu sehen',
  unseenRule: '{rule}. Beim Lösen nicht zu sehen',
  moveRule: 'Verschieben: {rule}',
  ruleRemoved: 'Entfernt: {rule}',
  ruleAdded: 'Hinzugefügt: {rule}',
  dragHelp:
    'Mit der Leertaste nimmst du die Regel auf, mit den Pfeiltasten bewegst du sie. Die Leertaste legt sie ab, Escape legt sie zurück.',
  lifted: 'Aufgenommen, Platz {place} von {count}: {rule}',
  dragged: 'Auf Platz {place} von {count}',
  dropped: 'Abgelegt auf Platz {place} von {count}',
  putBack: 'Zurückgelegt auf Platz {place} von {count}',

  // Search for rules
  addRule: 'Regel hinzufügen',
  rulesToAdd: 'Regeln zur Auswahl',
  alreadyThere: 'Schon da',
  noRuleFound: 'Keine Regel passt dazu. Eine eigene Regel kann „{query}“ in deinen Worten sagen.',
  foundOf: '{count} von {total}',
  found: '{count, plural, =0 {Keine Regel passt dazu} one {# Regel} other {# Regeln}}',

  // Presets
  presets: 'Vorlagen',
  presetName: 'Name der Vorlage',
  keepPreset: 'Behalten',
  keepAsPreset: 'Als Vorlage behalten',
  keepSymbol: 'Ein Symbol als Vorlage behalten',
  keepThisSymbol: 'Als Vorlage behalten: {symbol}',
  howToKeep:
    'Hier kannst du ein Symbol mit seinen Werten behalten: Wähle es auf dem Brett aus oder nimm sein Werkzeug, und drücke dann auf +.',
  presetOf: '{name}, Vorlage {place} von {count}',
  presetTools: 'Vorlage {name}',
  rename: 'Umbenennen',
  moveEarlier: 'Nach vorn',
  moveLater: 'Nach hinten',
  removePreset: 'Entfernen',
  cancel: 'Abbrechen',
  nameMissing: 'Gib ihr einen Namen.',
  nameTooLong: 'Ein Name hat höchstens {most, plural, one {# Zeichen} other {# Zeichen}}.',
  nameTaken: 'Eine Vorlage mit diesem Namen gibt es schon.',
  tooManyPresets:
    'Es gibt schon {count, plural, one {# Vorlage} other {# Vorlagen}}. Entferne erst eine.',
  presetsUnreadable: 'Die gespeicherten Vorlagen waren nicht lesbar.',
  presetsLeftOut:
    '{count, plural, one {Eine Vorlage war nicht lesbar und fehlt. Die anderen sind noch da.} other {# Vorlagen waren nicht lesbar und fehlen. Die anderen sind noch da.}}',
  presetsNotStored:
    'Die Vorlagen ließen sich nicht speichern. Sie sind da, bis du diese Seite schließt.',

  // Announcements of edits: up to two places by name, more as a number
  joined:
    '{count, plural, =1 {Verbunden in {first}} =2 {Verbunden in {first} und in {second}} other {Verbunden: # Feldkanten}}',
  parted:
    '{count, plural, =1 {Getrennt in {first}} =2 {Getrennt in {first} und in {second}} other {Getrennt: # Feldkanten}}',
  border:
    '{count, plural, =1 {Grenze in {first}} =2 {Grenze in {first} und in {second}} other {Grenze: # Feldkanten}}',
  borderRemoved:
    '{count, plural, =1 {Grenze entfernt in {first}} =2 {Grenze entfernt in {first} und in {second}} other {Grenze entfernt: # Feldkanten}}',
  placed:
    '{count, plural, =1 {Gesetzt in {first}} =2 {Gesetzt in {first} und in {second}} other {Gesetzt: # Symbole}}',
  changed:
    '{count, plural, =1 {Geändert in {first}} =2 {Geändert in {first} und in {second}} other {Geändert: # Symbole}}',
  removed:
    '{count, plural, =1 {Entfernt in {first}} =2 {Entfernt in {first} und in {second}} other {Entfernt: # Symbole}}',
  firstCorner: 'Erste Ecke in {place}',
  copied: 'Kopiert: {width} mal {height}',
  readyToPaste: 'Bereit zum Einfügen: {width} mal {height}',
  nothingChosen: 'Nichts ist ausgewählt',
  puzzleShown: 'Das Rätsel ohne seine Lösung',
  solutionShown: 'Die Lösung',
  presetInHand: 'Vorlage {name}',
};
