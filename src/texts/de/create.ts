import type { Translation } from '../Translation.ts';
import type { create as english } from '../en/create.ts';

export const create: Translation<typeof english> = {
  pageName: 'Rätsel erstellen',
  pageTitle: 'Erstellen: {title}',

  // Parts and tabs
  parts: 'Bereiche des Rätsels',
  toolsAndRules: 'Werkzeuge und Regeln',
  infoTab: 'Info',
  toolsTab: 'Werkzeuge',
  ideas: 'Ideen',
  rulesTab: 'Regeln',
  checklistTab: 'Checkliste',
  solverTab: 'Solver',
  codeTab: 'Code',
  loadingCode: 'Der Code-Editor wird geladen …',
  mainGridTab: 'Hauptgitter',
  codeEditor: 'Code-Editor',
  raise: 'Diesen Bereich ausklappen',
  lower: 'Diesen Bereich einklappen',
  toHome: 'Zur Startseite',
  more: 'Mehr',
  tryIt: 'Ausprobieren',
  share: 'Teilen',

  // The status of the puzzle
  oneSolution: 'eine Lösung',
  manySolutions: 'mehr als eine Lösung',
  noSolution: 'keine Lösung',

  // The dock
  boardTools: 'Werkzeuge des Bretts',
  fill: 'Füllen',
  boardSize: 'Brettgröße: {size}',
  wholeBoard: 'Brett einpassen',
  layer: 'Ebene zum Zeigen und Malen',
  puzzleLayer: 'Rätsel',
  solutionLayer: 'Lösung',

  // The draft
  draft: 'Entwurf',
  drafts: 'Entwürfe',
  versions: 'Versionen',
  openText: 'Link oder Text öffnen',
  help: 'Hilfe',
  toPublish: 'Speichern und veröffentlichen',
  earlier: '„{title}“ fortsetzen',

  // Copy and paste
  clipboard: 'Kopieren und einfügen',
  cut: 'Ausschneiden',
  paste: 'Einfügen',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  mirror: 'Spiegeln',
  emptyCells: 'Diese Felder leeren',
  chooseNothing: 'Auswahl aufheben',
  nothingToPaste: 'In der Zwischenablage ist kein Teil eines Bretts. Kopiere erst einen.',
  noPuzzlePasted: 'In diesem Text ist weder ein Teil eines Bretts noch ein Rätsel.',
  nothingToCopy: 'Wähle erst aus, was du kopieren willst: Ziehe von Ecke zu Ecke.',

  // The sides of the board
  sides: 'Zeilen und Spalten am Rand',
  addAt: `{side, select, top {Oben eine Zeile hinzufügen} bottom {Unten eine Zeile hinzufügen}
      left {Links eine Spalte hinzufügen} other {Rechts eine Spalte hinzufügen}}`,
  removeAt: `{side, select, top {Oberste Zeile entfernen} bottom {Unterste Zeile entfernen}
      left {Linke Spalte entfernen} other {Rechte Spalte entfernen}}`,

  // Metadata of the puzzle
  about: 'Über das Rätsel',
  title: 'Titel',
  titlePlaceholder: 'Name des Rätsels',
  author: 'Autor',
  authorPlaceholder: 'Steht beim Rätsel',
  authorLocked: 'Dein Name wie in deinem Profil. Du kannst ihn in den Einstellungen ändern.',
  difficulty: 'Schwierigkeit',
  difficultyChoice: '{value} von {most}, {word}',
  difficultyShown: '{value}, {word}',
  notRated: 'Ohne Angabe',
  unrated: 'Ohne Angabe',
  description: 'Beschreibung',
  write: 'Schreiben',
  preview: 'Vorschau',
  nothingWritten: 'Noch nichts für die Vorschau.',
  descriptionHelp: 'Du kannst Markdown verwenden. Verbirg Spoiler zwischen ||doppelten Strichen||.',
  lengthOf: '{length} von {most}',
  lettersLeft: '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
  lettersTooMany: '{count, plural, one {# Zeichen zu viel} other {# Zeichen zu viel}}',

  // Size of the board
  size: 'Brettgröße',
  width: 'Breite',
  height: 'Höhe',
  whatStays: 'Teil, der bleibt',
  anchor: `{y, select, start {{x, select, start {Oben links} middle {Oben} other {Oben rechts}}} middle
      {{x, select, start {Links} middle {Mitte} other {Rechts}}} other {{x, select, start {Unten
      links} middle {Unten} other {Unten rechts}}}}`,
  apply: 'Anwenden',
  reset: 'Zurücksetzen',
  wholeSides: 'Breite und Höhe müssen ganze Zahlen ab 0 sein.',
  columnsChange:
    '{change, select, added {{count, plural, one {# Spalte kommt} other {# Spalten kommen}} dazu.} other {{count, plural, one {# Spalte fällt} other {# Spalten fallen}} weg.}}',
  rowsChange:
    '{change, select, added {{count, plural, one {# Zeile kommt} other {# Zeilen kommen}} dazu.} other {{count, plural, one {# Zeile fällt} other {# Zeilen fallen}} weg.}}',
  sidesChange:
    '{columnChange, select, added {{columns, plural, one {# Spalte kommt} other {# Spalten kommen}} dazu} other {{columns, plural, one {# Spalte fällt} other {# Spalten fallen}} weg}}, {rowChange, select, added {{rows, plural, one {# Zeile kommt} other {# Zeilen kommen}} dazu} other {{rows, plural, one {# Zeile fällt} other {# Zeilen fallen}} weg}}.',

  // Rules
  rules: 'Regeln',
  rulesOfPuzzle: 'Regeln des Rätsels',
  noRules: 'Noch keine Regeln. Suche eine, oder setze nur Symbole.',
  unseen: 'Beim Spielen verborgen',
  unseenRule: '{rule}. Beim Spielen verborgen',
  moveRule: 'Verschieben: {rule}',
  ruleRemoved: 'Entfernt: {rule}',
  ruleAdded: 'Hinzugefügt: {rule}',
  dragHelp:
    'Mit der Leertaste nimmst du die Regel auf, mit den Pfeiltasten bewegst du sie. Die Leertaste legt sie ab, Escape bricht ab.',
  lifted: 'Aufgenommen, Position {place} von {count}: {rule}',
  dragged: 'Position {place} von {count}',
  dropped: 'Abgelegt auf Position {place} von {count}',
  putBack: 'Abgebrochen, wieder auf Position {place} von {count}',

  // Search for rules
  addRule: 'Regel hinzufügen',
  rulesToAdd: 'Gefundene Regeln',
  alreadyThere: 'Schon hinzugefügt',
  noRuleFound: 'Keine Regel gefunden. Du kannst „{query}“ als eigene Regel schreiben.',
  foundOf: '{count} von {total}',
  found: '{count, plural, =0 {Keine Regel gefunden} one {# Regel} other {# Regeln}}',

  // Presets
  presets: 'Vorlagen',
  presetName: 'Name der Vorlage',
  keepPreset: 'Speichern',
  keepAsPreset: 'Als Vorlage speichern',
  keepSymbol: 'Ein Symbol als Vorlage speichern',
  keepThisSymbol: 'Als Vorlage speichern: {symbol}',
  howToKeep:
    'Speichere ein Symbol mit seinen Einstellungen: Wähle es auf dem Brett aus oder nimm sein Werkzeug, und wähle dann +.',
  presetOf: '{name}, Vorlage {place} von {count}',
  presetTools: 'Vorlage {name}',
  presetTitle: '{name} (Umschalt+{digit})',
  rename: 'Umbenennen',
  moveEarlier: 'Nach vorn',
  moveLater: 'Nach hinten',
  removePreset: 'Entfernen',
  cancel: 'Abbrechen',
  nameMissing: 'Gib einen Namen ein.',
  nameTooLong: 'Ein Name hat höchstens {most, plural, one {# Zeichen} other {# Zeichen}}.',
  nameTaken: 'Eine Vorlage mit diesem Namen gibt es schon.',
  tooManyPresets: `Du hast schon {count, plural, one {# Vorlage} other {# Vorlagen}}. Entferne erst eine.`,
  presetsUnreadable: 'Deine gespeicherten Vorlagen konnten nicht geladen werden.',
  presetsLeftOut: `{count, plural, one {1 Vorlage konnte nicht gelesen werden und wurde übersprungen. Die anderen
      sind noch da.} other {# Vorlagen konnten nicht gelesen werden und wurden übersprungen. Die
      anderen sind noch da.}}`,
  presetsNotStored:
    'Deine Vorlagen konnten nicht gespeichert werden. Wenn du diese Seite schließt, gehen sie verloren.',

  // Announcements of edits: up to two places by name, more as a number
  joined: `{count, plural, =1 {Verbunden in {first}} =2 {Verbunden in {first} und {second}} other {An #
      Feldkanten verbunden}}`,
  parted: `{count, plural, =1 {Getrennt in {first}} =2 {Getrennt in {first} und {second}} other {An #
      Feldkanten getrennt}}`,
  border: `{count, plural, =1 {Grenze in {first}} =2 {Grenze in {first} und {second}} other {Grenze an #
      Feldkanten}}`,
  borderRemoved: `{count, plural, =1 {Grenze entfernt in {first}} =2 {Grenze entfernt in {first} und {second}}
      other {Grenze an # Feldkanten entfernt}}`,
  placed: `{count, plural, =1 {Gesetzt in {first}} =2 {Gesetzt in {first} und {second}} other {# Symbole
      gesetzt}}`,
  changed: `{count, plural, =1 {Geändert in {first}} =2 {Geändert in {first} und {second}} other {#
      Symbole geändert}}`,
  removed: `{count, plural, =1 {Entfernt in {first}} =2 {Entfernt in {first} und {second}} other {#
      Symbole entfernt}}`,
  firstCorner: 'Erste Ecke in {place}',
  copied: 'Kopiert: {width} mal {height}',
  readyToPaste: 'Bereit zum Einfügen: {width} mal {height}',
  nothingChosen: 'Nichts ausgewählt',
  puzzleShown: 'Du siehst das Rätsel',
  solutionShown: 'Du siehst die Lösung',
  presetInHand: 'Vorlage {name}',
};
