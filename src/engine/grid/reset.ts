import { recolor, type Grid } from './grid.ts';
import { mapStable } from './stable.ts';

/** Clear every cell that is not a given. The same grid if all are gray. */
export function clearToGivens(grid: Grid): Grid {
  const tiles = mapStable(grid.tiles, (tile) =>
    tile.exists && !tile.fixed ? recolor(tile, 'gray') : tile,
  );
  return tiles === grid.tiles ? grid : { ...grid, tiles };
}
