/** Solving: tools, legend, messages around the board. */
export const play = {
  // Legend
  rulesAndSymbols: 'Rules and symbols',
  rulesNote: 'Select one to see its cells on the board.',
  rules: 'Rules',
  symbols: 'Symbols',
  allClues: 'Show all {count}',
  noClues: 'No rules or symbols here. Paint whatever you like.',
  clueState: '{state, select, error {broken} satisfied {satisfied} other {ignored}}',
  errors: '{count, plural, one {# mistake} other {# mistakes}}',
  allErrors: '{count, plural, one {# mistake} other {All # mistakes}}',
  showAll: 'Show all {count}',
  showFewer: 'Show fewer',

  // The puzzle in words
  about: 'About this puzzle',
  authorWords: 'Author’s note',
  boardName: '{title}, {width} by {height}',
  timeSpent: 'Time',
  progress: '{done} of {total} cells',
  progressShort: '{done} of {total}<unit> cells</unit>',
  tooMany: '{count, plural, one {# cell} other {# cells}} too many',
  tooManyShort: '{count, plural, one {#<unit> cell</unit>} other {#<unit> cells</unit>}} too many',

  // Tools of the board
  boardTools: 'Board tools',
  rulesAndTools: 'Rules and tools',
  colorToPaint: 'Paint color',
  dark: 'Dark',
  light: 'Light',
  fill: 'Fill',
  markCells: 'Mark cells',
  restart: 'Restart',
  clearSolution: 'Clear the solution',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitBoard: 'Fit board',
  help: 'Help',
  foresight: 'Foresight, {charges} of {count}',
  foresightTitle: 'Foresight: {charges} of {count} (F)',

  // Actions other than painting
  puzzleTools: 'Puzzle tools',
  trySomething: 'Start a trial',
  hint: 'Hint',
  check: 'Check',
  history: 'History',
  historyStep: 'Move {step} of {steps}',
  toPerfection: 'Play in Perfection mode',
  toFreeSolving: 'Leave Perfection mode',
  more: 'More',
  moreDescription: 'More actions and settings.',
  home: 'Home',

  // Messages during play
  trial: `{depth, plural, =1 {Trial} other {Trial #}}: keep or discard what you paint.`,
  trialContradicted: `{depth, plural, =1 {Trial} other {Trial #}}: this can’t work. Something in it is wrong.`,
  keepTrial: 'Keep',
  dropTrial: 'Discard',
  mistake: 'That’s a mistake. Undo your last move to continue.',
  takeMistakeBack: 'Undo mistake',
  rightSoFar: 'Correct so far.',
  nothingBroken: 'No rule or symbol is broken so far.',
  wrongCells: '{count, plural, one {1 cell is wrong.} other {# cells are wrong.}}',
  brokenClues:
    '{count, plural, one {1 rule or symbol is broken.} other {# rules and symbols are broken.}}',
  lookNext: 'Correct so far. Look at {place} next.',
  oneWrong: 'Only {place} is wrong. Everything else is right.',
  manyWrong: 'One of the wrong cells: {place}. There are more.',
  notChecked: 'Couldn’t check the board. You can keep playing.',
  noHints: 'Couldn’t load hints. They need an internet connection the first time.',

  // Restart
  restartQuestion: 'Restart?',
  restartSolvedNote: 'Your solved board and its history will be lost. You can’t undo this.',
  restartNote: 'Everything you painted will be lost. You can’t undo this.',
  restartUndoableNote: 'Everything you painted is cleared. You can undo this.',
  keepSolved: 'Keep the solved board',
  keepPlaying: 'Keep playing',
  startAgain: 'Restart',

  // Saving
  notSaved: 'Not saved.',
  draftSaved: 'Draft saved',
  newerElsewhere: 'Newer in another tab',
  workNotSaved: 'Your changes aren’t saved. Keep this page open.',
  progressNoRoom:
    'This browser is out of storage, so your progress isn’t saved. Keep this page open until you’re done.',
  progressRefused:
    'This browser doesn’t let {product} save your progress. Keep this page open until you’re done.',
  draftNoRoom:
    'This browser is out of storage, so this draft isn’t saved. Everything is still on this page.',
  draftRefused:
    'This browser doesn’t let {product} save this draft. Everything is still on this page.',
  leaveQuestion: 'Leave without saving?',
  leaveNote: 'This draft couldn’t be saved in this browser. If you leave, you lose your changes.',
  leave: 'Leave',
  stay: 'Stay',

  // Help
  howToPlay: 'How to play',

  // SolvePage
  perfectionTitle: '{title} (Perfection)',
} as const;
