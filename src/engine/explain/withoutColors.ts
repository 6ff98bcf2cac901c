import { internedTile, type Grid } from '../grid/grid.ts';

/**
 * The puzzle without any color, givens included: for what follows from clues, those are facts like
 * all others. Cells that stay gray stay so.
 */
export function withoutColors(grid: Grid): Grid {
  const tiles = grid.tiles.map((tile) =>
    tile.exists && tile.color !== 'gray' ? internedTile(true, false, 'gray') : tile,
  );
  return { ...grid, tiles };
}
