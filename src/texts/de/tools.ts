import type { Translation } from '../Translation.ts';
import type { tools as english } from '../en/tools.ts';

export const tools: Translation<typeof english> = {
  // The toolbox
  toolbox: 'Werkzeuge',
  inHand: 'Gewähltes Werkzeug',
  board: 'Brett',
  symbols: 'Symbole',
  score: 'Partitur',
  fewer: 'Weniger zeigen',
  more: 'Mehr zeigen',

  // Tools
  color: 'Malen',
  colorHint: 'Male beliebige Felder, auch Vorgaben. Mit „Füllen“ malst du ein ganzes Gebiet.',
  tile: 'Vorgaben und Löcher',
  tileHint:
    'Klicke auf ein Feld, um es zur Vorgabe zu machen oder wieder freizugeben. Ein Rechtsklick entfernt ein Feld oder holt es zurück.',
  row: 'Zeilen',
  rowHint:
    'Klicke zwischen zwei Zeilen, um eine einzufügen. Klicke auf eine Zeile, um sie zu entfernen.',
  column: 'Spalten',
  columnHint:
    'Klicke zwischen zwei Spalten, um eine einzufügen. Klicke auf eine Spalte, um sie zu entfernen.',
  merge: 'Felder verbinden',
  mergeHint:
    'Ziehe über die Lücke zwischen zwei Feldern, um sie zu verbinden. Ein Rechtsklick auf die Lücke trennt sie.',
  clip: 'Kopieren und einfügen',
  clipHint:
    'Ziehe von Ecke zu Ecke, oder klicke auf beide Ecken, um zu kopieren. Füge den Ausschnitt dann irgendwo ein.',
  zone: 'Zonen',
  zoneHint:
    'Ziehe die Lücken zwischen Feldern entlang, um eine Grenze zu zeichnen. Ein Rechtsklick entfernt sie.',
  control: 'Wiedergabe',
  controlHint:
    'Klicke auf eine Spalte, um ab dort das Tempo oder das Pedal zu ändern oder eine Marke zu setzen.',
  note: 'Note',
  noteHint: 'Klicke auf ein Feld, um ab dort die Note oder das Instrument der Zeile zu ändern.',
  symbolHint:
    'Klicke, um das Symbol zu setzen. Klicke noch einmal darauf, um es zu bearbeiten, oder ziehe es an eine andere Stelle. Ein Rechtsklick entfernt es.',
  wheelHint:
    'Zeige auf ein Feld und tippe eine Zahl, um ein Symbol zu setzen oder zu ändern. Ein Klick setzt dieselbe Zahl noch einmal, Ziehen verschiebt sie, ein Rechtsklick entfernt sie.',
  digits: 'Zahl des letzten Symbols',
  removeNumber: 'Letztes Symbol entfernen',

  // Other keys
  presetKey: 'Vorlage {number}',
  searchKey: 'Regel hinzufügen',
  mirrorKey: 'Ausschnitt spiegeln',
  turnLeftKey: 'Ausschnitt nach links drehen',
  turnRightKey: 'Ausschnitt nach rechts drehen',
  layerKey: 'Zwischen Rätsel und Lösung wechseln',
  moveKey: 'Symbol am Cursor verschieben',
  copyKey: 'Symbol am Cursor kopieren',
  placeCopies: 'Kopien setzen',
  placeCopiesNote: 'Felder anklicken, um das Symbol dorthin zu kopieren',
  deleteKey: 'Auswahl löschen',

  // Popups
  loading: 'Wird geladen …',
  close: 'Schließen',
  delete: 'Löschen',
  nestedEditor:
    'Dieser Editor liegt über der Seite. Darunter bleibt alles, wie es ist, und die Tastenkürzel dort sind aus.',
  playbackAt: 'Wiedergabe in Spalte {column}',
  playbackHelp: 'Gilt von hier an nach rechts, bis zur nächsten Änderung.',
  rowFrom: 'Zeile {row} ab Spalte {column}',
  rowHelp: 'Der Klang dieser Zeile, von hier an nach rechts.',

  // Checks and solvers of a clue
  leftOut: 'Beeinflusst die Lösung nicht und wird von Solvern übersprungen.',
  understood: `{check, select, solution {Wird nur mit deiner Lösung verglichen. Vom Solver unterstützt.}
      other {Wird beim Spielen geprüft. Vom Solver unterstützt.}}`,
  understoodNotBy: `{check, select, solution {Wird nur mit deiner Lösung verglichen. Vom Solver unterstützt, aber
      nicht von {solvers}.} other {Wird beim Spielen geprüft. Vom Solver unterstützt, aber nicht
      von {solvers}.}}`,
  notUnderstood: `{check, select, solution {Wird nur mit deiner Lösung verglichen. Von keinem Solver
      unterstützt.} other {Wird beim Spielen geprüft. Von keinem Solver unterstützt.}}`,

  // Fields
  aboutField: 'Erklärung: {label}',
  enterNumber: 'Gib eine Zahl ein.',
  enterWhole: 'Gib eine ganze Zahl ein.',
  atLeast: 'Mindestens {least}.',
  atMost: 'Höchstens {most}.',
  still: '{error} Es bleibt bei {value}.',
  less: 'Weniger: {label}',
  moreOf: 'Mehr: {label}',
  longest: 'Höchstens {most, plural, one {# Zeichen} other {# Zeichen}}.',
  value: 'Wert',
  unset: 'Nicht gesetzt',
  on: 'An',
  off: 'Aus',
  light: 'Hell',
  dark: 'Dunkel',
  gray: 'Grau',
  exactly: 'Genau',
  orMore: 'Mindestens',
  orLess: 'Höchstens',
  notJoined: 'Nicht verbunden',
  joined: 'Verbunden',
  joinedReversed: 'Gespiegelt verbunden',
  folded: 'In sich gefaltet',
  up: 'oben',
  upRight: 'rechts oben',
  right: 'rechts',
  downRight: 'rechts unten',
  down: 'unten',
  downLeft: 'links unten',
  left: 'links',
  upLeft: 'links oben',

  // Small boards and grids
  brush: 'Farbe zum Malen',
  fill: 'Füllen',
  clear: 'Leeren',
  columns: 'Spalten',
  rows: 'Zeilen',
  noCell: '{place}, kein Feld',
  cell: '{place}, {color, select, dark {dunkel} light {hell} other {grau}}',
  fixedCell:
    '{place}, {color, select, dark {dunkel, Vorgabe} light {hell, Vorgabe} other {grau, Vorgabe}}',
  editGrid: 'Bearbeiten, <size></size>',
  copyBoard: 'Vom Brett kopieren',
  itsGrid: 'Gitter',

  // Icons
  icons: 'Icons',
  iconsFailed: 'Die Icons konnten nicht geladen werden. Das jetzige Icon bleibt.',
  noIcon: 'Keine Icons gefunden.',

  // The solution path
  pathLength: `{count, plural, =0 {Noch kein Lösungsweg.} one {# Feld aufgezeichnet.} other {# Felder
      aufgezeichnet.}}`,
  record: 'Aufzeichnen',
  recordAgain: 'Neu aufzeichnen',
  copyPath: 'Kopieren',
  clearPath: 'Leeren',
  pathCopied: 'Lösungsweg als x:y kopiert, ab 0 gezählt.',
  copyRefused: 'Dein Browser hat das Kopieren blockiert.',

  // Scores
  tempo: 'Tempo ändern',
  beats: 'Schläge pro Minute',
  tempoHelp: 'Sonst bleibt das Tempo gleich.',
  pedal: 'Pedal',
  pedalDown: 'Getreten',
  pedalUp: 'Losgelassen',
  checkpoint: 'Marke',
  checkpointHelp: 'Die Wiedergabe kann ab dieser Spalte starten.',
  loudness: 'Lautstärke',
  changeLoudness: 'Lautstärke ändern',
  loudnessHelp: 'Von 0 (stumm) bis 1.',
  instrument: 'Instrument',
  drum: 'Trommel',
  noDrum: '{note} gehört nicht zum Schlagzeug. Wähle eine Trommel aus der Liste.',
  noteField: 'Note',
  noteHelp:
    'Ein Buchstabe von A bis G, wahlweise mit # oder b, und eine Oktave von -4 bis 11, zum Beispiel C4 oder F#3. Der Ton H heißt hier B. Leer heißt: keine Änderung.',
  enterNote: 'Gib eine Note ein, zum Beispiel C4 oder F#3.',
  octaves: 'Oktaven reichen von -4 bis 11.',
  stillNote: '{error} Es bleibt bei {note}.',
  stillUnchanged: '{error} Nichts wurde geändert.',
  unchanged: 'Unverändert',
};
