/** Solvers and what they found. */
export const solver = {
  // Choices
  autoTitle: 'Automatic',
  autoAbout:
    'Picks the best solver for the puzzle. If no solver supports every clue, it shows what follows from the supported ones.',
  cspuzAbout:
    'A constraint solver for pencil puzzles, compiled to WebAssembly. Fast, but supports fewer clues.',
  backtrackTitle: 'Backtracking',
  backtrackAbout:
    'Tries one cell after another and backs up when it gets stuck. Fast on small puzzles.',
  universalTitle: 'Universal',
  universalAbout:
    'Learns from every dead end. Supports every clue that can be checked without the author’s solution.',
  z3Title: 'Z3 (obsolete)',
  z3About:
    'A general theorem prover. Large to download, slow, and supports few clues; kept for comparison.',
  needsWebAssembly: 'This solver needs WebAssembly, which your browser doesn’t support.',
  needsIsolation: 'This solver needs threads, which your browser doesn’t allow on this page.',
  notSupported: 'No solver supports the given grid',
  failed: 'Error while solving!\n{reason}',

  // SolverPanel
  panel: 'Solver',
  choice: 'Solver',
  about: 'About solvers',
  howSolved: 'How a player would solve it',
  showSteps: 'Show every step',
  knowsNotAll: 'This solver doesn’t support every clue in this puzzle.',
  nobodyKnows: 'No solver supports the given grid.',
  cancel: 'Cancel',
  solve: 'Solve',
  solveAgain: 'Solve again',
  difference: 'Difference',

  // SolverDialog
  dialogTitle: 'Solvers',
  dialogNote: 'They all run in your browser. Nothing is sent to a server.',
  by: 'By {author}.',

  // Results
  showFirst: 'Show first',
  showSecond: 'Show second',
  showIt: 'Show solution',
  showAnother: 'Show another',
  found: 'Solution found',
  searching: 'Searching…',
  lookingForAnother: 'Looking for a second solution…',
  decisions: '{count, plural, one {# guess so far} other {# guesses so far}}',
  only: 'Exactly one solution',
  notUnique: 'More than one solution',
  none: 'No solution',
  stopped: 'Stopped',
  proved: 'proved in {seconds, number, ::.00} s',
  onlyUnknown: 'It may not be the only one.',
  nothingFound: 'Nothing found before it stopped.',
  twoSolutions:
    'two solutions that differ in {count, plural, one {# cell} other {# cells}}, in {seconds, number, ::.00} s',
  nothingDeduced: 'Nothing can be deduced',
  inSeconds: 'in {seconds, number, ::.00} s',
  deduced: '{count, plural, one {# cell deduced} other {# cells deduced}}',
  allDeduced: 'everything that can be deduced, in {seconds, number, ::.00} s',
  fromKnownClues: 'from the clues that solvers support',
  substituted: '{solver} has to be downloaded first, so our own solver was used instead.',

  // Outdated results
  outdated: '{before}, {note}',
  beforeChanges: 'before your changes',
  beforeRule: 'before this rule',
  beforeSymbol: 'before this {symbol}',
} as const;
