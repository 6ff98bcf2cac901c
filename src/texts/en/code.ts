/** The code editor and scripts. */
export const code = {
  // CodeHeader
  title: 'Code',
  load: 'Load',
  loadKeys: 'Load (Ctrl+Enter in the editor)',
  stop: 'Stop',
  reference: 'Quick reference',
  startAgain: 'Reset to the example',
  close: 'Close the code editor',

  // CodePanel
  notKept:
    'This browser is out of storage, so the script isn’t saved. It stays here until you close the page.',
  otherTab: 'The script was changed in another tab. Yours is unchanged here.',
  takeOther: 'Use the other one',
  exampleTaken: 'Your script was replaced with the example.',
  undo: 'Undo',
  onBoard: '“{title}” is on the board.',
  notOnBoard: 'Couldn’t put “{title}” on the board.',

  // EditorFrame and CodeTab
  loadingFrame: 'Loading the editor…',
  notLoaded:
    'Couldn’t load the code editor. It needs an internet connection the first time. Your script is safe.',
  tryAgain: 'Try again',
  frame: 'Script editor',
  field: 'Script',
  loadPuzzle: 'Load the puzzle',

  // StatusLine
  running: 'Running the script…',
  tabIndents: 'Press Escape to leave the editor, or Ctrl+M to let Tab leave it.',
  tabLeaves: 'Press Escape to leave the editor, or Ctrl+M to let Tab indent again.',
  atPlace: 'Line {line}, column {column}: {problem}',

  // Errors of scripts
  syntaxError: 'Syntax error: {problem}',
  noError: 'The script threw something that isn’t an Error.',
  ranTooLong: 'The script was stopped after {seconds} seconds.',
  usedTooMuch: 'The script was stopped because it used more than {megabytes} MB of memory.',
  calledTooDeep: 'The script was stopped because its functions kept calling each other.',
  machineFailed: 'The script sandbox crashed. Load the script again.',
  machineNotLoaded:
    'Couldn’t load the script sandbox. It needs an internet connection the first time.',
  resultTooLarge: 'The puzzle this script creates is too large.',
  resultUnreadable: 'The script’s result isn’t a puzzle.',
  otherSize:
    'The solution is {solutionWidth} × {solutionHeight} cells, but the grid is {width} × {height}.',

  // Quick reference
  sectionGrid: 'Grid',
  sectionRules: 'Rules',
  sectionSymbols: 'Symbols',
  symbolsNote: 'x and y count from 0. They end in .5 between two cells.',
  sectionValues: 'Values',
  sectionHelpers: 'Helpers',
  doesCreateGrid: 'Makes a grid from strings, one per row.',
  doesEmptyGrid: 'Makes a grid of empty cells.',
  doesAddRule: 'Adds a rule.',
  doesAddSymbol: 'Adds a symbol.',
  doesWithConnections: 'Merges touching cells that have the same letter.',
  doesWithZones: 'Draws borders between different letters.',
  doesWithCells: 'Replaces the cells and keeps the clues. Useful for the solution.',
  doesSetCell: 'Sets the letter of a cell. x and y count from 0.',
  doesGetCell: 'Returns the letter of a cell. x and y count from 0.',
  doesResize: 'Adds or removes cells on the right and at the bottom.',
  doesWithRules: 'Replaces all rules.',
  doesWithSymbols: 'Replaces all symbols.',
  doesArray: 'Makes a two-dimensional array. x and y count from 0.',
  doesMove: 'Returns the position some steps away. x and y count from 0.',
  doesMinBy: 'Returns the item with the smallest value.',
  doesMaxBy: 'Returns the item with the largest value.',
  doesEscape: 'Escapes text for use in a grid text.',
  doesUnescape: 'Reverses escape.',
  columnFromZero: 'Column, counting from 0',
  rowFromZero: 'Row, counting from 0',
} as const;
