/** The page of a puzzle embedded in other sites. */
export const embed = {
  solveHere: 'Solve on {product}',
  solveHereNote: 'Solve on {product}: “{title}”, in a new tab',
  solved: 'Solved. Well done.',
  morePuzzles: 'More puzzles on {product}',
  cannotOpen: 'This puzzle can’t be shown',
} as const;
