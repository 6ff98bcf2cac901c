import { colorEquals } from '../grid/colors.ts';
import { resetToGivens } from '../edit/admit.ts';
import { recolor, type Grid } from '../grid/grid.ts';
import { sanitize } from '../judging/sanitize.ts';

/** A grid as players get it, and the author's solution if there is one. */
export interface GridAndSolution {
  readonly grid: Grid;
  readonly solution: Grid | null;
}

/** Split a stored grid: colors that are not givens are the solution. */
export function splitSolution(full: Grid): GridAndSolution {
  const grid = resetToGivens(full);
  return { grid, solution: colorEquals(full, grid) ? null : full };
}

/** Put the colors of a solution on the cells that are not givens, as a grid is stored. */
export function mergeSolution(grid: Grid, solution: Grid | null): Grid {
  if (!solution) return grid;
  const tiles = grid.tiles.map((tile, cell) => {
    const x = cell % grid.width;
    const solved =
      x < solution.width
        ? solution.tiles[cell + ((cell - x) / grid.width) * (solution.width - grid.width)]
        : undefined;
    return solved && tile.exists && !tile.fixed && solved.exists && solved.color !== 'gray'
      ? recolor(tile, solved.color)
      : tile;
  });
  return sanitize({ ...grid, tiles });
}
