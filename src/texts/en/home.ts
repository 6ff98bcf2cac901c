/** The first page, and puzzles on paper. */
export const home = {
  heroTitle: 'Every cell, <break></break>light or dark.',
  lead: 'Logic puzzles on a grid. Everything you need to know is already on the board.',
  leadSolved: 'You have solved every puzzle below. Time to make one of your own.',
  continue: 'Continue',
  beginHere: 'Begin here',
  solve: 'Solve a puzzle',
  create: 'Create new puzzle',
  import: 'Bulk-import puzzles',

  // ContinueCard
  timeSoFar: '{time} so far',
  progress: '{done, number} of {all, number} cells',

  // PrintPage
  printTitle: 'Print: {title}',
  printing: 'Printing',
  print: 'Print',
  solveHere: 'Solve it here',
  addSolution: 'Add the solution',

  // PrintSheet
  sheetSize: '{width} × {height}',
  sheetAuthorAndSize: 'by {author}, {width} × {height}',
  boardOf: 'The board of {title}',
  solution: 'Solution',
  solutionOf: 'The solution of {title}',
  rules: 'Rules',
  symbolTitle: '{title}.',
  givensNote: 'Cells with a frame inside are given: gray ones are dark, white ones light.',
  holesNote: 'Where it is plain light gray, there is no cell.',

  // The first puzzles
  firstLightTitle: 'First light',
  firstLightText: 'A number counts the cells of its area. Begin at the two.',
  fourCornersTitle: 'Four corners',
  fourCornersText: 'Equal letters share an area, different letters do not.',
  longSightTitle: 'Long sight',
  longSightText: 'Whoever sees ten cells must look down two streets.',
} as const;
