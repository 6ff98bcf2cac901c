/** The publish checklist. */
export const checklist = {
  // The list
  title: 'Checklist',
  badge:
    '{state, select, complete {Complete, {done} of {count}} other {Incomplete, {done} of {count}}}',
  whatIsMissing: 'What is missing',
  canStay: 'It can stay like this',
  goThere: '{action}: {fault}',
  done: 'Done',
  doneNames: '<hidden>Done: </hidden>{names}',
  doneOpen: '<hidden>Done: </hidden>What is done',

  // Explanations of items
  nothingMissing: 'Nothing is missing here.',
  notPublished: 'Until then the puzzle cannot be published. It can be kept and shared by link.',
  close: 'Close',

  // Title, author, difficulty. Names of items fit inside a list
  metadata: 'title, author, difficulty',
  metadataMeaning: 'Solvers see what a puzzle is called, who made it, and how hard it is.',
  metadataRemedy: 'Everything but the description has to be filled in.',
  metadataAction: 'Fill in',

  // The board
  board: 'board',
  boardFault: 'The board has no cells',
  boardMeaning: 'A puzzle is played on at least one row and one column.',
  boardRemedy: 'Choose a larger size.',
  boardAction: 'Set size',

  // The check of the solution
  checked: 'checked as you play',
  checkedFault: 'Only your solution can check it',
  checkedMeaning:
    'Some clues of this puzzle mean what you say they mean. What solvers paint is compared with your solution instead.',
  checkedRemedy: 'Nothing has to be done. The puzzle can be published like this.',

  // The solution
  solution: 'solution',
  emptyFault: 'No solution is painted',
  emptyMeaning: 'What solvers paint is compared with your solution, so there has to be one.',
  emptyRemedy: 'Paint it on the board. Fixed cells do not count.',
  emptyAction: 'Paint it',
  openFault: '{count, plural, one {# cell has no color} other {# cells have no color}}',
  openMeaning: 'The colors on the board are the solution of the puzzle, so every cell has one.',
  openRemedy: 'Paint what is gray, or let a solver do it.',
  openAction: 'Solve',

  // Rules and symbols
  clues: 'rules and symbols',
  cluesFault: 'The solution breaks a clue',
  cluesMeaning: 'The colors on the board are the solution of the puzzle, so all clues hold in it.',
  cluesRemedy: 'Repaint the cells that are marked, or change the clue.',
  cluesAction: 'Show',

  // Results of the solver
  solvable: 'no contradiction found',
  solvableFault: 'Proved to have no solution',
  solvableMeaning: 'A solver went through all colorings: none satisfies every clue of this puzzle.',
  solvableRemedy: 'Change or remove a clue, or undo what was changed last. Then solve again.',
  solvableAction: 'Solve again',
} as const;
