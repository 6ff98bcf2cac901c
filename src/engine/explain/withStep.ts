import { recolor, type Grid } from '../grid/grid.ts';
import type { Step } from './Step.ts';

/** The grid with the colors of a step. */
export function withStep(grid: Grid, { cells }: Pick<Step, 'cells'>): Grid {
  const tiles = [...grid.tiles];
  for (const { cell, color } of cells) {
    const tile = tiles[cell];
    if (tile && !tile.fixed) tiles[cell] = recolor(tile, color);
  }
  return { ...grid, tiles };
}
