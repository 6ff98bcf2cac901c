/** Tools of the editor and their settings. */
export const tools = {
  // The toolbox
  toolbox: 'Tools',
  inHand: 'Selected tool',
  board: 'Board',
  symbols: 'Symbols',
  score: 'Score',
  fewer: 'Show fewer',
  more: 'Show more',

  // Tools
  color: 'Paint',
  colorHint: 'Paint any cell, givens included. Turn on Fill to paint a whole area.',
  tile: 'Givens and holes',
  tileHint:
    'Click a cell to make it a given, or to free it again. Right-click to remove a cell or bring it back.',
  row: 'Rows',
  rowHint: 'Click between two rows to insert one. Click a row to remove it.',
  column: 'Columns',
  columnHint: 'Click between two columns to insert one. Click a column to remove it.',
  merge: 'Merge cells',
  mergeHint:
    'Drag across the gap between two cells to merge them. Right-click the gap to split them.',
  clip: 'Copy and paste',
  clipHint: 'Drag from corner to corner, or click both corners, to copy. Then paste anywhere.',
  zone: 'Zones',
  zoneHint: 'Drag along the gaps between cells to draw a border. Right-click to erase it.',
  control: 'Playback',
  controlHint: 'Click a column to change the tempo or pedal from there on, or to add a checkpoint.',
  note: 'Music note',
  noteHint: 'Click a cell to change the note or instrument of its row from there on.',
  symbolHint:
    'Click to place one. Click it again to edit it, drag it to move it, right-click to remove it.',
  wheelHint:
    'Point at a cell and type a number to place or change one. Click to place the same number again, drag one to move it, right-click to remove it.',
  digits: 'Number of the last symbol',
  removeNumber: 'Remove the last symbol',

  // Other keys
  presetKey: 'Preset {number}',
  searchKey: 'Add a rule',
  mirrorKey: 'Mirror what you’re pasting',
  turnLeftKey: 'Rotate what you’re pasting to the left',
  turnRightKey: 'Rotate what you’re pasting to the right',
  layerKey: 'Switch between puzzle and solution',
  moveKey: 'Move the symbol at the cursor',
  copyKey: 'Copy the symbol at the cursor',
  placeCopies: 'Place copies',
  placeCopiesNote: 'Click cells to copy the symbol there',
  deleteKey: 'Delete the selection',

  // Popups
  loading: 'Loading…',
  close: 'Close',
  delete: 'Delete',
  nestedEditor:
    'This editor opens over the page. The page below stays as it is, and its shortcuts are off.',
  playbackAt: 'Playback at column {column}',
  playbackHelp: 'Applies from here to the right, until the next change.',
  rowFrom: 'Row {row} from column {column}',
  rowHelp: 'The sound of this row, from here to the right.',

  // Checks and solvers of a clue
  leftOut: 'Doesn’t affect the solution, so solvers skip it.',
  understood: `{check, select, solution {Checked against your solution only. Supported by the solver.} other
      {Checked as you play. Supported by the solver.}}`,
  understoodNotBy: `{check, select, solution {Checked against your solution only. Supported by the solver, but not
      by {solvers}.} other {Checked as you play. Supported by the solver, but not by
      {solvers}.}}`,
  notUnderstood: `{check, select, solution {Checked against your solution only. No solver supports it.} other
      {Checked as you play. No solver supports it.}}`,

  // Fields
  aboutField: 'About {label}',
  enterNumber: 'Enter a number.',
  enterWhole: 'Enter a whole number.',
  atLeast: 'At least {least}.',
  atMost: 'At most {most}.',
  still: '{error} Still set to {value}.',
  less: 'Less: {label}',
  moreOf: 'More: {label}',
  longest: 'At most {most, plural, one {# character} other {# characters}}.',
  value: 'Value',
  unset: 'Not set',
  on: 'On',
  off: 'Off',
  light: 'Light',
  dark: 'Dark',
  gray: 'Gray',
  exactly: 'Exactly',
  orMore: 'At least',
  orLess: 'At most',
  notJoined: 'No wrap-around',
  joined: 'Wrap around',
  joinedReversed: 'Wrap around, flipped',
  folded: 'Fold onto themselves',
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
    '{place}, {color, select, dark {dark, given} light {light, given} other {gray, given}}',
  editGrid: 'Edit, <size></size>',
  copyBoard: 'Copy from board',
  itsGrid: 'Grid',

  // Icons
  icons: 'Icons',
  iconsFailed: 'Couldn’t load the icons. The current icon is kept.',
  noIcon: 'No icons found.',

  // The solution path
  pathLength: `{count, plural, =0 {No solve path yet.} one {# cell recorded.} other {# cells recorded.}}`,
  record: 'Record',
  recordAgain: 'Record again',
  copyPath: 'Copy',
  clearPath: 'Clear',
  pathCopied: 'Solve path copied as x:y, counting from 0.',
  copyRefused: 'Your browser blocked copying.',

  // Scores
  tempo: 'Change the tempo',
  beats: 'Beats per minute',
  tempoHelp: 'When off, the tempo stays the same.',
  pedal: 'Pedal',
  pedalDown: 'Down',
  pedalUp: 'Up',
  checkpoint: 'Checkpoint',
  checkpointHelp: 'Playback can start from this column.',
  loudness: 'Volume',
  changeLoudness: 'Change the volume',
  loudnessHelp: 'From 0 (silent) to 1.',
  instrument: 'Instrument',
  drum: 'Drum',
  noDrum: '{note} isn’t a drum sound. Choose one from the list.',
  noteField: 'Note',
  noteHelp:
    'A letter from A to G, optionally # or b, and an octave from -4 to 11, such as C4 or F#3. Leave empty for no change.',
  enterNote: 'Enter a note such as C4 or F#3.',
  octaves: 'Octaves range from -4 to 11.',
  stillNote: '{error} Still set to {note}.',
  stillUnchanged: '{error} Nothing was changed.',
  unchanged: 'Unchanged',
} as const;
