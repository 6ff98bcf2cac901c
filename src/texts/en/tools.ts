/** Tools of the editor and their settings. */
export const tools = {
  // The toolbox
  toolbox: 'Tools',
  inHand: 'Tool in hand',
  board: 'Board',
  symbols: 'Symbols',
  score: 'Score',
  fewer: 'Show fewer',
  more: 'Show more',

  // Tools
  color: 'Edit color',
  colorHint: 'Paint cells, givens too. With fill, a whole area at once.',
  tile: 'Edit tile',
  tileHint:
    'Press to make a cell given or free. The right button takes cells away and brings them back.',
  row: 'Resize row',
  rowHint: 'Press between two rows to insert one, on a row to take it away.',
  column: 'Resize column',
  columnHint: 'Press between two columns to insert one, on a column to take it away.',
  merge: 'Merge tiles',
  mergeHint: 'Draw across the gap between two cells to join them. The right button parts them.',
  clip: 'Copy and paste',
  clipHint: 'Draw from one corner to the other, or press both, to copy. Then paste it anywhere.',
  zone: 'Define zones',
  zoneHint: 'Draw along the gaps between cells to set a border. The right button takes it away.',
  control: 'Configure playback',
  controlHint: 'Press a column to set the tempo, the pedal or a checkpoint from there on.',
  note: 'Music note',
  noteHint: 'Press a cell to give its row another note or instrument from there on.',
  symbolHint: 'Press to place one, and again to set it. The right button takes it away.',
  wheelHint:
    'Press to place one, and again to set it, or turn the wheel on it. The right button takes it away.',

  // Other keys
  presetKey: 'Preset {number}',
  searchKey: 'Add a rule',
  mirrorKey: 'Mirror what is pasted',
  turnLeftKey: 'Turn what is pasted to the left',
  turnRightKey: 'Turn what is pasted to the right',
  layerKey: 'Look at the puzzle without its solution, and back',
  deleteKey: 'Delete what is chosen',

  // Popups
  loading: 'Loading…',
  close: 'Close',
  delete: 'Delete',
  nestedEditor: 'An editor of its own. What is under it waits as it is, and its keys are asleep.',
  playbackAt: 'Playback at column {column}',
  playbackHelp: 'What changes here goes on to the right until it changes again.',
  rowFrom: 'Row {row} from column {column}',
  rowHelp: 'What this row sounds like, from here on to the right.',

  // Checks and solvers of a clue
  leftOut: 'Does not count towards the solution. Solvers leave it out.',
  understood:
    '{check, select, solution {Checked against your solution only, understood by the solver.} other {Checked as you play, understood by the solver.}}',
  understoodNotBy:
    '{check, select, solution {Checked against your solution only, understood by the solver. Not by {solvers}.} other {Checked as you play, understood by the solver. Not by {solvers}.}}',
  notUnderstood:
    '{check, select, solution {Checked against your solution only. No solver understands it.} other {Checked as you play. No solver understands it.}}',

  // Fields
  aboutField: 'About {label}',
  enterNumber: 'Enter a number.',
  enterWhole: 'Enter a whole number.',
  atLeast: 'At least {least}.',
  atMost: 'At most {most}.',
  still: '{error} It is still {value}.',
  less: 'Less: {label}',
  moreOf: 'More: {label}',
  longest: 'At most {most, plural, one {# character} other {# characters}}.',
  value: 'Value',
  unset: 'Unset',
  on: 'On',
  off: 'Off',
  light: 'Light',
  dark: 'Dark',
  gray: 'Gray',
  exactly: 'Exactly',
  orMore: 'At least',
  orLess: 'At most',
  notJoined: 'Not joined',
  joined: 'Joined',
  joinedReversed: 'Joined the other way round',
  folded: 'Each folded onto itself',
  up: 'up',
  upRight: 'up right',
  right: 'right',
  downRight: 'down right',
  down: 'down',
  downLeft: 'down left',
  left: 'left',
  upLeft: 'up left',

  // Small boards and grids
  brush: 'Color to paint',
  fill: 'Fill',
  clear: 'Clear',
  columns: 'Columns',
  rows: 'Rows',
  noCell: '{place}, no cell',
  cell: '{place}, {color, select, dark {dark} light {light} other {gray}}',
  fixedCell:
    '{place}, {color, select, dark {dark, fixed} light {light, fixed} other {gray, fixed}}',
  editGrid: 'Edit, <size></size>',
  copyBoard: 'Copy the board',
  itsGrid: 'Its grid',

  // Icons
  icons: 'Icons',
  iconsFailed: 'The icons could not be loaded. The one in place stays.',
  noIcon: 'No icon has these words.',

  // The solution path
  pathLength: '{count, plural, =0 {No path yet.} one {# cell in order.} other {# cells in order.}}',
  record: 'Record',
  recordAgain: 'Record again',
  copyPath: 'Copy',
  clearPath: 'Clear',
  pathCopied: 'Solve path copied.',
  copyRefused: 'The browser did not allow it.',

  // Scores
  tempo: 'Change the tempo',
  beats: 'Beats a minute',
  tempoHelp: 'Without a change the tempo of the columns before goes on.',
  pedal: 'Pedal',
  pedalDown: 'Down',
  pedalUp: 'Up',
  checkpoint: 'Checkpoint',
  checkpointHelp: 'Playback may begin at this column.',
  loudness: 'Loudness',
  changeLoudness: 'Change the loudness',
  loudnessHelp: 'From 0, silent, to 1.',
  instrument: 'Instrument',
  drum: 'Drum',
  noDrum: '{note} is no drum. Choose one.',
  noteField: 'Note',
  noteHelp:
    'A letter from A to G, perhaps # or b, and an octave from -4 to 11: C4, F#3. Empty: unchanged.',
  enterNote: 'Enter a note such as C4 or F#3.',
  octaves: 'Octaves go from -4 to 11.',
  stillNote: '{error} It is still {note}.',
  stillUnchanged: '{error} It is still unchanged.',
  unchanged: 'Unchanged',
} as const;
