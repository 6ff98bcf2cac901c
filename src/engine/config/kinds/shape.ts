import { escapeText, unescapeText } from '../../text/escape.ts';
import { swapColors } from '../../grid/colors.ts';
import { emptyGrid, internedTile, type Grid } from '../../grid/grid.ts';
import { ok } from '#base/result.ts';
import { canonicalShape, isSameShape, shapeOfGrid } from '../../shapes/shape.ts';
import type { Kind } from './kind.ts';

/**
 * A grid reduced to a pattern: the colors of its existing cells, without givens and with gray
 * holes.
 */
export function cleanPattern({ width, height, tiles }: Grid): Grid {
  return {
    ...emptyGrid(0, 0),
    width,
    height,
    tiles: tiles.map(({ exists, color }) => internedTile(true, false, exists ? color : 'gray')),
  };
}

/** A grid inside the text, escaped. Only its colored tiles matter. */
export const shapeKind: Kind<'shape'> = {
  read(text, grids) {
    const grid = grids.read(unescapeText(text));
    return grid.ok ? ok(cleanPattern(grid.value)) : grid;
  },
  write: (grid, grids) => escapeText(grids.write(grid)),
  canonical: (grid) => canonicalElements(grid).toSorted().join('/'),
  swapped: swapColors,
  normal: (grid) => {
    const { width, height, cells } = canonicalShape(shapeOfGrid(grid));
    const tiles = [...emptyGrid(width, height).tiles];
    for (const { x, y, color } of cells) tiles[y * width + x] = internedTile(true, false, color);
    return { ...emptyGrid(width, height), tiles };
  },
  isEqual: (a, b) => isSameShape(shapeOfGrid(a), shapeOfGrid(b)),
};

/** The colored cells of the canonical variant as `x-y-color`. */
function canonicalElements(grid: Grid): readonly string[] {
  return canonicalShape(shapeOfGrid(grid)).cells.map(({ x, y, color }) => `${x}-${y}-${color}`);
}
