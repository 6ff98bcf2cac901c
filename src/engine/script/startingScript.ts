/** Initial content of the code editor: a whole puzzle that shows the usual steps. */
export const STARTING_SCRIPT = `// The last expression of the script is the puzzle. Press Load to put it on the board.

// One letter a cell: n empty, b dark, w light, . no cell. Capitals are given.
const solution = [
  'bwwwW',
  'bbbbb',
  'bwbww',
  'wWbWw',
];

// Column and row, counting from 0, and size of each island.
const islands = [
  [4, 0, 4],
  [1, 3, 3],
  [3, 3, 4],
];

const sea = GridData.create(solution.map((row) => row.replace(/[bw]/g, 'n')))
  .addRule(new ConnectAllRule(Color.Dark))
  .addRule(new BanPatternRule(GridData.create(['bb', 'bb'])))
  .addRule(new SymbolsPerRegionRule(1, Color.Light));

const grid = islands.reduce(
  (made, [x, y, size]) => made.addSymbol(new NumberSymbol(x, y, size)),
  sea,
);

({
  title: 'Three islands',
  author: 'Me',
  description: 'Made by a script.',
  difficulty: 2,
  grid,
  solution: grid.withCells(solution),
});
`;
