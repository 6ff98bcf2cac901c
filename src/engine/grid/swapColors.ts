import { opposite, recolor, type Grid } from './grid.ts';

/** The grid with dark and light swapped on its tiles; colors in the parameters of clues stay. */
export function swapColors(grid: Grid): Grid {
  const tiles = grid.tiles.map((tile) =>
    tile.color === 'gray' ? tile : recolor(tile, opposite(tile.color)),
  );
  return { ...grid, tiles };
}
