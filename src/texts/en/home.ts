/** The first page, and puzzles on paper. */
export const home = {
  heroTitle: 'Every cell, <break></break>light or dark.',
  lead: 'Logic puzzles on a grid. Everything you need to know is already on the board.',
  continue: 'Continue',
  beginHere: 'Start here',
  explore: 'Explore puzzles',
  solve: 'Solve a puzzle',
  create: 'Create new puzzle',
  import: 'Bulk-import puzzles',

  // LuckyButton
  lucky: 'I’m feeling lucky',

  // The board next to the heading
  heroBoard: 'The lamp',
  heroLine: 'Paint every cell dark or light. Point at a symbol to see what it means.',
  heroSolved: 'Every cell is right, and the lamp is lit.',
  heroNext: 'Next puzzle',

  // OnlineSections
  newestPuzzles: 'Newest puzzles',
  newestCollections: 'Newest collections',
  followedCollections: 'Followed collections',
  notRead: 'Couldn’t load what’s new. Everything on this device is still here.',
  offline:
    'You’re offline. New puzzles will show up when you’re back online; everything above is on this device.',
  offlineMode:
    'Offline mode is on. <settings>Turn it off</settings> to see puzzles by other people.',

  // ContinueCard
  timeSoFar: '{time} so far',
  progress: '{done, number} of {all, number} cells',

  // PrintPage
  printTitle: 'Print: {title}',
  printing: 'Printing',
  print: 'Print',
  solveHere: 'Solve it here',
  addSolution: 'Include solution',

  // PrintSheet
  sheetSize: '{width} × {height}',
  sheetAuthorAndSize: 'by {author}, {width} × {height}',
  boardOf: 'The board of {title}',
  solution: 'Solution',
  solutionOf: 'The solution to {title}',
  rules: 'Rules',
  symbolTitle: '{title}.',
  givensNote: 'Cells with an inner frame are givens: gray means dark, white means light.',
  holesNote: 'Plain light-gray squares aren’t part of the board.',

  // The first puzzles
  firstLightTitle: 'First light',
  firstLightText: 'A number tells you how many cells its area has. Start with the 2.',
  fourCornersTitle: 'Four corners',
  fourCornersText: 'Matching letters are in the same area. Different letters aren’t.',
  longSightTitle: 'Long sight',
  longSightText: 'A row has only six cells, so a 10 has to see along its row and its column.',

  // Puzzles by wish
  playTitle: 'Puzzles without end',
  playText: 'Choose kind, size, and difficulty. The next puzzle is always ready, even offline.',
  playLink: 'Choose a puzzle',
} as const;
