/** What the code editor holds at first: a whole puzzle that shows the usual steps. */
export const STARTING_SCRIPT = `// The last expression of the script is the puzzle. Press Load to put it on the board.

// One letter a cell: n empty, b dark, w light, . no cell. Capitals are given.
const grid = GridData.create([
  'nnnnn',
  'nnBnn',
  'nnnnn',
  'nnnnn',
])
  .addRule(new ConnectAllRule(Color.Dark))
  .addRule(new RegionAreaRule(Color.Light, 3))
  .addSymbol(new LetterSymbol(0, 0, 'A'))
  .addSymbol(new LetterSymbol(4, 3, 'B'));

const solution = grid.withCells([
  'wwwbb',
  'bbBbb',
  'bbbbb',
  'bbwww',
]);

({
  title: 'Two threes',
  author: 'Me',
  description: 'Made by a script.',
  difficulty: 1,
  grid,
  solution,
});
`;
