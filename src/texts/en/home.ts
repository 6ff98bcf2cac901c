/** The first page, and puzzles on paper. */
export const home = {
  heroTitle: 'Every cell, <break></break>light or dark.',
  lead: 'Logic puzzles on a grid. Everything you need to know is already on the board.',
  continue: 'Continue',
  beginHere: 'Begin here',
  explore: 'Explore puzzles',
  solve: 'Solve a puzzle',
  create: 'Create new puzzle',
  import: 'Bulk-import puzzles',

  // LuckyButton
  lucky: 'I’m feeling lucky',
  luckyNone: 'Nobody has published a puzzle here yet. This one comes with the site.',

  // The board next to the heading
  heroBoard: 'The lamp',
  heroLine: 'Paint every cell dark or light. Rest on a symbol to read what it asks.',
  heroSolved: 'Every cell has its color, and the lamp is whole.',
  heroNext: 'Next puzzle',

  // OnlineSections
  newestPuzzles: 'Newest puzzles',
  newestCollections: 'Newest collections',
  followedCollections: 'Followed collections',
  notRead: 'What is new could not be read. What is on this device is all there.',
  offline:
    'You are offline: what others made is back with the network. All above is on this device.',
  offlineMode:
    'Offline mode is on: what others made is not asked for. <settings>Turn it off</settings> to see it.',

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
