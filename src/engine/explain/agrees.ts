import type { Grid } from '../grid/grid.ts';
import { findGroup } from '../grid/connections.ts';

/** Whether no cell has a color that the solution has not, its connected cells included. */
export function agrees(grid: Grid, solution: Grid): boolean {
  return grid.tiles.every(({ exists, color }, cell) => {
    if (!exists || color === 'gray') return true;
    return findGroup(grid, cell).every((it) => {
      const other = solution.tiles[it];
      return !other?.exists || other.color === color;
    });
  });
}
