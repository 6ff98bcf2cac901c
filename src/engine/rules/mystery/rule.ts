import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { countsAsSatisfied, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { colorEquals } from '#engine/grid/colors.ts';
import { emptyGrid, recolor, type Grid, type Tile } from '#engine/grid/grid.ts';
import { editTiles } from '#engine/grid/lines.ts';
import { exampleGrid } from '#engine/clues/Example.ts';

/** A second solution that is accepted. */
export const mystery = defineRule({
  id: 'mystery',
  title: message('rules.mystery.title'),
  keywords: message('ruleWords.mystery'),
  config: {
    solution: field.tile({
      initial: exampleGrid({ tiles: '.' }),
      prototype: emptyGrid(0, 0),
      label: message('rules.mystery.solution'),
      help: message('rules.mystery.solutionHelp'),
      resizable: false,
    }),
    visible: field.boolean({ initial: true, label: message('rules.mystery.visible') }),
  },
  traits: { optional: true },
  isShown: ({ visible }) => visible,
  explain: () => message('rules.mystery.explain'),
  brief: () => message('rules.mystery.brief'),
  example: () => ({ tiles: 'bwnb/wnnw/bnwb' }),
  check: ({ solution }, board) => (colorEquals(board.grid, solution) ? satisfied : incomplete),
  finish({ solution }, { board, judgement }) {
    if (countsAsSatisfied(judgement.final) || !colorEquals(board.grid, solution)) return judgement;
    return { ...judgement, final: 'satisfied' };
  },
  adapt(params, grid) {
    const solution = adaptSolution(params.solution, grid);
    return solution === params.solution ? params : { ...params, solution };
  },
  resize(params, edit) {
    const { solution } = params;
    const lines = edit.axis === 'row' ? solution.height : solution.width;
    const isInside = edit.kind === 'insert' ? edit.index <= lines : edit.index < lines;
    if (!isInside) return params;
    return { ...params, solution: { ...solution, ...editTiles(solution, edit) } };
  },
});

/**
 * True if an alternate tile agrees with the grid's: both exist or not, both are givens or not, and
 * givens have the same color.
 */
function isConsistent(tile: Tile, other: Tile | undefined): boolean {
  return (
    tile.exists === other?.exists &&
    tile.fixed === other.fixed &&
    (!tile.fixed || !tile.exists || tile.color === other.color)
  );
}

/**
 * The alternate solution after a change of the grid. Holes and givens are those of the grid. Other
 * cells keep their alternate color or, if they have none, get that of the grid. The same solution
 * if it is already consistent.
 */
function adaptSolution(solution: Grid, grid: Grid): Grid {
  const { width, height } = grid;
  const isSameSize = solution.width === width && solution.height === height;
  if (isSameSize && grid.tiles.every((tile, cell) => isConsistent(tile, solution.tiles[cell])))
    return solution;
  const alternateAt = (x: number, y: number) =>
    x < solution.width ? solution.tiles[y * solution.width + x] : undefined;
  const tiles = grid.tiles.map((tile, cell) => {
    if (!tile.exists || tile.fixed) return tile;
    const x = cell % width;
    const alternate = alternateAt(x, (cell - x) / width);
    if (!alternate || alternate.color === 'gray') return tile;
    return recolor(tile, alternate.color);
  });
  return { ...emptyGrid(0, 0), width, height, tiles };
}
