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
  color: 'Farbe ändern',
  colorHint: 'Male Felder an, auch Vorgaben. Mit Füllen gleich ein ganzes Gebiet.',
  tile: 'Feld ändern',
  tileHint:
    'Ein Klick macht ein Feld zur Vorgabe oder wieder frei. Die rechte Taste nimmt Felder weg und bringt sie zurück.',
  row: 'Zeilen ändern',
  rowHint:
    'Klicke zwischen zwei Zeilen, um eine einzufügen, und auf eine Zeile, um sie zu entfernen.',
  column: 'Spalten ändern',
  columnHint:
    'Klicke zwischen zwei Spalten, um eine einzufügen, und auf eine Spalte, um sie zu entfernen.',
  merge: 'Felder verbinden',
  mergeHint:
    'Ziehe über die Lücke zwischen zwei Feldern, um sie zu verbinden. Die rechte Taste trennt sie.',
  clip: 'Kopieren und einfügen',
  clipHint:
    'Ziehe von einer Ecke zur anderen, oder klicke auf beide, um zu kopieren. Füge es dann ein, wo du willst.',
  zone: 'Zonen festlegen',
  zoneHint:
    'Ziehe die Lücken zwischen den Feldern entlang, um eine Grenze zu setzen. Die rechte Taste entfernt sie.',
  control: 'Wiedergabe einstellen',
  controlHint: 'Klicke auf eine Spalte, um von dort an Tempo, Pedal oder eine Marke einzustellen.',
  note: 'Note',
  noteHint:
    'Klicke auf ein Feld, um seiner Zeile von dort an eine andere Note oder ein anderes Instrument zu geben.',
  symbolHint: 'Ein Klick setzt eins, ein zweiter stellt es ein. Die rechte Taste nimmt es weg.',
  wheelHint:
    'Ein Klick setzt eins, ein zweiter stellt es ein, das Mausrad darauf auch. Die rechte Taste nimmt es weg.',

  // Other keys
  presetKey: 'Vorlage {number}',
  searchKey: 'Regel hinzufügen',
  mirrorKey: 'Spiegeln, was eingefügt wird',
  turnLeftKey: 'Nach links drehen, was eingefügt wird',
  turnRightKey: 'Nach rechts drehen, was eingefügt wird',
  layerKey: 'Das Rätsel ohne seine Lösung ansehen, und zurück',
  deleteKey: 'Löschen, was ausgewählt ist',

  // Popups
  loading: 'Wird geladen …',
  close: 'Schließen',
  delete: 'Löschen',
  nestedEditor:
    'Dieser Editor liegt über der Seite. Darunter bleibt alles, wie es ist, und die Tastenkürzel dort sind aus.',
  playbackAt: 'Wiedergabe in Spalte {column}',
  playbackHelp: 'Was sich hier ändert, gilt nach rechts weiter, bis es sich wieder ändert.',
  rowFrom: 'Zeile {row} ab Spalte {column}',
  rowHelp: 'Wie diese Zeile klingt, von hier an nach rechts.',

  // Checks and solvers of a clue
  leftOut: 'Zählt nicht für die Lösung und wird von Lösern übergangen.',
  understood:
    '{check, select, solution {Wird nur mit deiner Lösung verglichen und vom Löser verstanden.} other {Wird beim Spielen geprüft und vom Löser verstanden.}}',
  understoodNotBy:
    '{check, select, solution {Wird nur mit deiner Lösung verglichen und vom Löser verstanden. Nicht aber von {solvers}.} other {Wird beim Spielen geprüft und vom Löser verstanden. Nicht aber von {solvers}.}}',
  notUnderstood:
    '{check, select, solution {Wird nur mit deiner Lösung verglichen. Kein Löser kommt damit zurecht.} other {Wird beim Spielen geprüft. Kein Löser kommt damit zurecht.}}',

  // Fields
  aboutField: 'Erklärung: {label}',
  enterNumber: 'Gib eine Zahl ein.',
  enterWhole: 'Gib eine ganze Zahl ein.',
  atLeast: 'Mindestens {least}.',
  atMost: 'Höchstens {most}.',
  still: '{error} Noch gilt {value}.',
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
  joinedReversed: 'Umgekehrt verbunden',
  folded: 'Jede in sich selbst gefaltet',
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
  copyBoard: 'Brett kopieren',
  itsGrid: 'Das Gitter dazu',

  // Icons
  icons: 'Icons',
  iconsFailed: 'Die Icons ließen sich nicht laden. Es bleibt bei dem jetzigen.',
  noIcon: 'Kein Icon passt dazu.',

  // The solution path
  pathLength:
    '{count, plural, =0 {Noch kein Lösungsweg.} one {# Feld der Reihe nach.} other {# Felder der Reihe nach.}}',
  record: 'Aufzeichnen',
  recordAgain: 'Neu aufzeichnen',
  copyPath: 'Kopieren',
  clearPath: 'Leeren',
  pathCopied: 'Lösungsweg als x:y kopiert, ab 0 gezählt.',
  copyRefused: 'Der Browser hat es nicht erlaubt.',

  // Scores
  tempo: 'Tempo ändern',
  beats: 'Schläge pro Minute',
  tempoHelp: 'Ohne Änderung gilt das Tempo der Spalten davor weiter.',
  pedal: 'Pedal',
  pedalDown: 'Gedrückt',
  pedalUp: 'Gelöst',
  checkpoint: 'Marke',
  checkpointHelp: 'Die Wiedergabe darf in dieser Spalte beginnen.',
  loudness: 'Lautstärke',
  changeLoudness: 'Lautstärke ändern',
  loudnessHelp: 'Von 0, stumm, bis 1.',
  instrument: 'Instrument',
  drum: 'Trommel',
  noDrum: '{note} ist keine Trommel. Wähle eine aus.',
  noteField: 'Note',
  noteHelp:
    'Ein Buchstabe von A bis G, dazu vielleicht # oder b, und eine Oktave von -4 bis 11: C4, F#3. Der Ton H heißt hier B. Leer: unverändert.',
  enterNote: 'Gib eine Note ein, zum Beispiel C4 oder F#3.',
  octaves: 'Oktaven gehen von -4 bis 11.',
  stillNote: '{error} Noch gilt {note}.',
  stillUnchanged: '{error} Noch bleibt sie unverändert.',
  unchanged: 'Unverändert',
};
