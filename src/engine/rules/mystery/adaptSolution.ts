import { emptyGrid, recolor, type Grid, type Tile } from '#engine/grid/grid.ts';

/**
 * Whether an alternate tile agrees with the grid's: both exist or not, both are givens or not, and
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
 * The alternate solution after a change of the grid: holes and givens are those of the grid, other
 * cells keep their alternate color or, where they have none, take that of the grid. The same
 * solution if it is consistent already.
 */
export function adaptSolution(solution: Grid, grid: Grid): Grid {
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
