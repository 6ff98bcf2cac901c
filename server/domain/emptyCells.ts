import type { GridAndSolution } from '#engine/codec/gridWithSolution.ts';
import { findGroup } from '#engine/grid/connections.ts';

/**
 * How many cells players have to color: those that differ from the solution, or all that are not
 * given where none is known. Cells that change together count once.
 */
export function emptyCellsOf({ grid, solution }: GridAndSolution): number {
  const counted = new Set<number>();
  grid.tiles.forEach((tile, cell) => {
    if (!tile.exists || tile.fixed) return;
    if (solution && solution.tiles[cell]?.color === tile.color) return;
    counted.add(findGroup(grid, cell)[0] ?? cell);
  });
  return counted.size;
}
