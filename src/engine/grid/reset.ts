import { recolor, type Grid } from './grid.ts';
import { mapKeeping } from './stable.ts';

/** Every cell that is not a given becomes gray. The same grid if all are. */
export function clearToGivens(grid: Grid): Grid {
  const tiles = mapKeeping(grid.tiles, (tile) =>
    tile.exists && !tile.fixed ? recolor(tile, 'gray') : tile,
  );
  return tiles === grid.tiles ? grid : { ...grid, tiles };
}
