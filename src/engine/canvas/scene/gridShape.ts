import { changedCells } from '../../grid/changes.ts';
import type { Grid } from '../../grid/grid.ts';

/**
 * Returns whether two grids have the same size and the same existing cells. Colors do not matter.
 * The cost grows with the change if the edit recorded its changed cells.
 */
export function hasSameShape(a: Grid, b: Grid): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    changedCells(a, b).every((cell) => a.tiles[cell]?.exists === b.tiles[cell]?.exists)
  );
}
