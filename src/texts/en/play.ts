/** Solving: tools, legend, messages around the board. */
export const play = {
  // Legend
  rulesAndSymbols: 'Rules and symbols',
  rulesNote: 'Press one to see on the board what it concerns.',
  rules: 'Rules',
  symbols: 'Symbols',
  allClues: 'All {count}',
  noClues: 'No rules, no symbols: paint as you like.',
  clueState: '{state, select, error {broken} satisfied {satisfied} other {ignored}}',
  errors: '{count, plural, one {# error} other {# errors}}',
  allErrors: 'All {count, plural, one {# error} other {# errors}}',
  showAll: 'Show all {count}',
  showFewer: 'Show fewer',

  // The puzzle in words
  about: 'About this puzzle',
  authorWords: 'Words of the author',
  boardName: '{title}, {width} by {height}',
  timeSpent: 'Time spent',
  progress: '{done} of {total} cells',
  progressShort: '{done} of {total}<unit> cells</unit>',
  tooMany: '{count, plural, one {# cell} other {# cells}} too many',
  tooManyShort: '{count, plural, one {#<unit> cell</unit>} other {#<unit> cells</unit>}} too many',

  // Tools of the board
  boardTools: 'Board tools',
  rulesAndTools: 'Rules and tools',
  colorToPaint: 'Color to paint',
  dark: 'Dark',
  light: 'Light',
  fill: 'Fill',
  markCells: 'Mark cells',
  restart: 'Restart',
  clearSolution: 'Clear the solution',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitBoard: 'Fit the board',
  help: 'Help',
  foresight: 'Foresight, {charges} of {count}',
  foresightTitle: 'Foresight: {charges} of {count} (F)',

  // Actions other than painting
  puzzleTools: 'Puzzle tools',
  trySomething: 'Try something',
  hint: 'Hint',
  check: 'Check',
  history: 'History',
  historyStep: 'Step {step} of {steps}',
  toPerfection: 'Solve for perfection',
  toFreeSolving: 'Back to solving freely',
  more: 'More',
  moreDescription: 'What else there is to do and to set.',
  home: 'Home',

  // Messages during play
  trial: '{depth, plural, =1 {Trial} other {Trial #}}: what you paint now is only tried.',
  trialContradicted:
    '{depth, plural, =1 {Trial} other {Trial #}}: this cannot be, something in it is wrong.',
  keepTrial: 'Keep',
  dropTrial: 'Drop',
  mistake: 'This is not as it should be. One step back helps.',
  takeMistakeBack: 'Take it back',
  rightSoFar: 'Right so far.',
  nothingBroken: 'Nothing is broken so far.',
  wrongCells: '{count, plural, one {One cell is wrong.} other {# cells are wrong.}}',
  brokenClues:
    '{count, plural, one {One rule or symbol is broken.} other {# rules and symbols are broken.}}',
  lookNext: 'Right so far. Look at {place} next.',
  oneWrong: 'Only {place} is wrong, all others are right.',
  manyWrong: 'One wrong cell is {place}, and there are more.',
  notChecked: 'This board could not be checked. You can go on painting.',

  // The end of a solve
  solved: 'Solved',
  perfect: 'Perfect.',
  allLit: 'All lit.',
  alternateSolution: 'This is the alternate solution, which breaks the rules.',
  noMistake: 'Every color was right at once.',
  everythingHolds: 'Every rule and symbol holds.',
  mistakesTakenBack:
    '{count, plural, one {One mistake was taken back.} other {# mistakes were taken back.}}',
  noHints: 'Hints could not be loaded. They need the network once.',
  effort:
    '{cells, plural, one {# cell} other {# cells}}, {strokes, plural, one {# stroke} other {# strokes}}',
  solvedPuzzle: 'The solved puzzle',
  pictureOfBoard: 'Picture of the solved board',
  lookAtBoard: 'Look at the board',
  showResult: 'Show the result',
  next: 'Next: {title}',
  noneLeft: 'You have solved every puzzle of ours.',
  allPuzzles: 'All puzzles',
  solveAgain: 'Solve again',
  watch: 'Watch my solve',
  copyToEditor: 'Copy to the editor',
  solvePath: 'Solve path',
  showSolvePath: 'Show solve path',
  copySolvePath: 'Copy solve path',
  solvePathCopied: 'Solve path copied.',

  // Restart
  restartQuestion: 'Start again?',
  restartSolvedNote:
    'The solved board and how you got there go for good. Here, undo does not bring them back.',
  restartNote: 'All you painted goes for good. Here, undo does not bring it back.',
  keepSolved: 'Keep it',
  keepPlaying: 'Keep playing',
  startAgain: 'Start again',

  // Saving
  notSaved: 'Not saved.',
  draftSaved: 'Draft saved',
  newerElsewhere: 'Newer in another tab',
  workNotSaved: 'What you did is not saved. Do not close the page.',
  progressNoRoom:
    'This browser has no room left to keep your progress. Do not close the page before you are done.',
  progressRefused:
    'This browser does not let {product} keep your progress. Do not close the page before you are done.',
  draftNoRoom: 'This browser has no room left to keep this draft. All of it is still on this page.',
  draftRefused:
    'This browser does not let {product} keep this draft. All of it is still on this page.',
  leaveQuestion: 'Leave this draft?',
  leaveNote: 'It could not be stored in this browser. If you leave, what you changed is gone.',
  leave: 'Leave',
  stay: 'Stay here',

  // Two tabs
  tabsMet: 'Open in another tab too',
  tabsMetNote:
    'The board is the same in both. Go on here and the other tab will notice, or begin a copy that goes its own way.',
  openCopy: 'Open a copy',
  continueHere: 'Continue here',
  tabsBehind: 'You went on in another tab',
  tabsBehindNote:
    '{what, select, draft {The draft} other {The board}} there is newer. Continue with it here, or keep the older one as a copy of its own. Nothing is overwritten.',
  newerBoard: 'In the other tab, newer',
  olderBoard: 'Here, older',
  savedAt: 'saved at {time}',
  draftSize:
    '{width} × {height}, {rules, plural, one {# rule} other {# rules}}, {symbols, plural, one {# symbol} other {# symbols}}',
  keepAsCopy: 'Keep this one as a copy',
  continueNewer: 'Continue with the newer',
  copied: 'Your board here is a copy of its own now. The other one stays as it is.',

  // Help
  howToPlay: 'How to play',

  // SolvePage
  perfectionTitle: '{title}, for perfection',
} as const;
