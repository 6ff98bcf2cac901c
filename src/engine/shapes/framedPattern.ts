import { emptyGrid, recolor, type Grid, type Tile } from '../grid/grid.ts';
import { shapeOfGrid } from './shape.ts';

/** Minimum size of the board on which a pattern is shown. */
const LEAST = { width: 4, height: 3 };

/** A gray board with a pattern in the middle, as small as possible. */
export function framedPattern(pattern: Grid): Grid {
  const shape = shapeOfGrid(pattern);
  const width = Math.max(LEAST.width, shape.width);
  const height = Math.max(LEAST.height, shape.height);
  const left = Math.floor((width - shape.width) / 2);
  const top = Math.floor((height - shape.height) / 2);
  const board = emptyGrid(width, height);
  const tiles: Tile[] = [...board.tiles];
  for (const { x, y, color } of shape.cells) {
    const cell = (top + y) * width + left + x;
    const tile = tiles[cell];
    if (tile) tiles[cell] = recolor(tile, color);
  }
  return { ...board, tiles };
}
