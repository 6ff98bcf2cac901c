import { turnGrid } from '../edit/turn.ts';
import type { Grid } from '../grid/grid.ts';

/** The colors of a grid, row by row, in all its turns and mirror images. */
export function turnedColors(grid: Grid): readonly string[] {
  const bare = { ...grid, symbols: new Map(), rules: [], zones: [] };
  return [bare, turnGrid(bare, 'mirror')].flatMap((it) => {
    const once = turnGrid(it, 'right');
    const twice = turnGrid(once, 'right');
    return [it, once, twice, turnGrid(twice, 'right')].map(colorsOf);
  });
}

/**
 * The least share of cells in which two grids of one size differ, in percent, whichever way they
 * are turned.
 */
export function distanceOf([own = '']: readonly string[], others: readonly string[]): number {
  let nearest = own.length;
  for (const other of others) {
    let differing = 0;
    for (let i = 0; i < own.length; i++) if (own[i] !== other[i]) differing++;
    nearest = Math.min(nearest, differing);
  }
  return (100 * nearest) / own.length;
}

function colorsOf({ tiles }: Grid): string {
  return tiles.map(({ color }) => color.charAt(0)).join('');
}
