/** The publish checklist. */
export const checklist = {
  // The list
  title: 'Checklist',
  badge:
    '{state, select, complete {Complete, {done} of {count}} other {Incomplete, {done} of {count}}}',
  whatIsMissing: 'What’s missing',
  canStay: 'OK as it is',
  goThere: '{action}: {fault}',
  done: 'Done',
  doneNames: '<hidden>Done: </hidden>{names}',
  doneOpen: 'Completed items',

  // Explanations of items
  nothingMissing: 'Nothing’s missing here.',
  notPublished:
    'You can’t publish the puzzle until this is done. You can still save it and share it by link.',
  close: 'Close',

  // Title, author, difficulty. Names of items fit inside a list
  metadata: 'title, author, difficulty',
  metadataMeaning: 'Players see the title, the author, and the difficulty.',
  metadataRemedy: 'Fill in everything. Only the description is optional.',
  metadataAction: 'Fill in',

  // The board
  board: 'board',
  boardFault: 'The board has no cells',
  boardMeaning: 'A puzzle needs at least one row and one column.',
  boardRemedy: 'Choose a larger size.',
  boardAction: 'Change size',

  // The check of the solution
  checked: 'checked as you play',
  checkedFault: 'Checked against your solution only',
  checkedMeaning:
    'Some clues in this puzzle mean whatever you say they mean, so players’ boards are compared with your solution.',
  checkedRemedy: 'You don’t need to do anything. You can publish the puzzle like this.',

  // The solution
  solution: 'solution',
  emptyFault: 'No solution yet',
  emptyMeaning: 'Players’ boards are compared with your solution, so the puzzle needs one.',
  emptyRemedy: 'Paint the solution on the board. Givens don’t count.',
  emptyAction: 'Paint it',
  openFault: '{count, plural, one {# cell is empty} other {# cells are empty}}',
  openMeaning: 'The colors on the board are the solution, so every cell needs one.',
  openRemedy: 'Paint the empty cells, or let a solver do it.',
  openAction: 'Solve',

  // Rules and symbols
  clues: 'rules and symbols',
  cluesFault: 'The solution breaks a clue',
  cluesMeaning: 'The colors on the board are the solution, so they have to satisfy every clue.',
  cluesRemedy: 'Repaint the marked cells, or change the clue.',
  cluesAction: 'Show',

  // Results of the solver
  solvable: 'no contradiction found',
  solvableFault: 'This puzzle has no solution',
  solvableMeaning: 'A solver checked every possibility, and none of them satisfies every clue.',
  solvableRemedy: 'Change or remove a clue, or undo your last change. Then solve again.',
  solvableAction: 'Solve again',
} as const;
