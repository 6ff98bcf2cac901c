/** Solvers and what they found. */
export const solver = {
  // Choices
  autoTitle: 'Automatic',
  autoAbout:
    'Takes the best solver for the puzzle. Where no solver knows every clue, it tells what follows from the others.',
  cspuzAbout:
    'A constraint solver for pencil puzzles, compiled to WebAssembly. Fast, but it knows fewer clues.',
  backtrackTitle: 'Backtracking',
  backtrackAbout: 'Tries cell after cell and goes back where it fails. Quick on small puzzles.',
  universalTitle: 'Universal',
  universalAbout:
    'Learns from every dead end. Knows every clue that does not need the author’s own solution.',
  z3Title: 'Z3 (obsolete)',
  z3About:
    'A general theorem prover. A large download that knows few clues and is slow with them; kept for comparison.',
  needsWebAssembly: 'This browser runs no WebAssembly, which this solver is made of.',
  needsIsolation:
    'This page is not isolated from other sites, so that the browser refuses the threads this solver needs.',
  notSupported: 'No solver supports the given grid',
  failed: 'Error while solving!\n{reason}',

  // SolverPanel
  panel: 'Solver',
  choice: 'Solver to use',
  about: 'About solvers',
  howSolved: 'How players solve it',
  showSteps: 'Show every step',
  knowsNotAll: 'This solver does not know all clues of this puzzle.',
  nobodyKnows: 'No solver supports the given grid.',
  cancel: 'Cancel',
  solve: 'Solve',
  solveAgain: 'Solve again',
  difference: 'Difference',

  // SolverDialog
  dialogTitle: 'Solvers',
  dialogNote: 'All of them run in this browser and send nothing anywhere.',
  by: 'By {author}.',

  // Results
  showFirst: 'Show first',
  showSecond: 'Show second',
  showIt: 'Show it',
  showAnother: 'Show another',
  found: 'Solution found',
  searching: 'Searching…',
  lookingForAnother: 'Looking for another one.',
  decisions: '{count, plural, one {# decision so far} other {# decisions so far}}',
  only: 'Exactly one solution',
  notUnique: 'Not unique',
  none: 'No solution',
  stopped: 'Stopped',
  proved: 'proved in {seconds, number, ::.00} s',
  onlyUnknown: 'Whether it is the only one is not known.',
  nothingFound: 'Nothing was found until then.',
  twoSolutions:
    'two solutions that differ in {count, plural, one {# cell} other {# cells}}, in {seconds, number, ::.00} s',
  nothingDeduced: 'Nothing can be deduced',
  inSeconds: 'in {seconds, number, ::.00} s',
  deduced: '{count, plural, one {# cell follows} other {# cells follow}}',
  allDeduced: 'all that can be deduced, in {seconds, number, ::.00} s',
  fromKnownClues: 'from the clues that solvers know',
  substituted: '{solver} needs the network once, so our own solver took its place.',

  // Outdated results
  outdated: '{before}, {note}',
  beforeChanges: 'before your changes',
  beforeRule: 'before this rule',
  beforeSymbol: 'before this {symbol}',
} as const;
