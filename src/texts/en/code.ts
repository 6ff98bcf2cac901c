/** The code editor and scripts. */
export const code = {
  // CodeHeader
  title: 'Code',
  load: 'Load',
  loadKeys: 'Load (Ctrl+Enter in the editor)',
  stop: 'Stop',
  reference: 'Quick reference',
  startAgain: 'Start again with the example',
  close: 'Close the code editor',

  // CodePanel
  notKept:
    'This browser has no room left to keep the script. It stays here until the page is closed.',
  otherTab: 'The script was changed in another tab. Yours stays as it is here.',
  takeOther: 'Take the other',
  exampleTaken: 'The example took the place of your script.',
  undo: 'Undo',
  onBoard: '“{title}” is on the board.',
  notOnBoard: '“{title}” could not be put on the board.',

  // EditorFrame and CodeTab
  loadingFrame: 'Loading the editor…',
  notLoaded: 'The editor could not be loaded. It needs the network once; your script is kept.',
  tryAgain: 'Try again',
  frame: 'Script editor',
  field: 'Script',
  loadPuzzle: 'Load the puzzle',

  // StatusLine
  running: 'The script is running.',
  tabIndents: 'Escape leaves the editor. Ctrl+M lets Tab leave it too.',
  tabLeaves: 'Escape leaves the editor. Ctrl+M lets Tab indent again.',
  atPlace: 'Line {line}, column {column}: {problem}',

  // Errors of scripts
  syntaxError: 'Syntax error: {problem}',
  noError: 'The script threw something that is no error.',
  ranTooLong: 'The script ran for more than {seconds} seconds and was stopped.',
  usedTooMuch: 'The script needed more than {megabytes} MB of memory and was stopped.',
  calledTooDeep: 'The script called functions inside functions without end and was stopped.',
  machineFailed: 'The script was stopped, because its machine failed.',
  machineNotLoaded: 'What runs scripts could not be loaded. It needs the network once.',
  resultTooLarge: 'The puzzle of this script is too large.',
  resultUnreadable: 'The answer of the script cannot be read.',
  otherSize:
    'The solution has {solutionWidth} × {solutionHeight} cells, and the grid has {width} × {height}.',

  // Quick reference
  sectionGrid: 'Grid',
  sectionRules: 'Rules',
  sectionSymbols: 'Symbols',
  sectionValues: 'Values',
  sectionHelpers: 'Helpers',
  doesCreateGrid: 'A grid of cells, one text a row.',
  doesEmptyGrid: 'A grid of empty cells.',
  doesAddRule: 'One more rule.',
  doesAddSymbol: 'One more symbol.',
  doesWithConnections: 'Equal letters that touch share a color.',
  doesWithZones: 'A border runs where letters differ.',
  doesWithCells: 'Other cells; clues stay. Good for the solution.',
  doesSetCell: 'Another letter in one cell.',
  doesGetCell: 'The letter of a cell.',
  doesResize: 'Cells cut or added at the right and below.',
  doesWithRules: 'These rules in place of all others.',
  doesWithSymbols: 'These symbols in place of all others.',
  doesArray: 'Rows of values.',
  doesMove: 'A place some steps away.',
  doesMinBy: 'The least value by a function.',
  doesMaxBy: 'The largest value by a function.',
  doesEscape: 'A text as grid texts hold it.',
  doesUnescape: 'And back.',
  columnFromZero: 'Column, from 0',
  rowFromZero: 'Row, from 0',
} as const;
