import { EMPTY_TILE, type Grid, type Tile } from './grid.ts';

/** Insertion or removal of one row or column. `index` is the new line, or the line that goes. */
export interface LineEdit {
  readonly axis: 'row' | 'column';
  readonly kind: 'insert' | 'remove';
  readonly index: number;
}

/** The part of a grid that its lines are made of. */
export type TileArray = Pick<Grid, 'width' | 'height' | 'tiles'>;

/**
 * Insert a line of empty cells, or drop a line. The index must lie in the grid, for an insertion
 * also behind it.
 */
export function editTiles({ width, height, tiles }: TileArray, edit: LineEdit): TileArray {
  const isColumn = edit.axis === 'column';
  const step = edit.kind === 'insert' ? 1 : -1;
  const newWidth = isColumn ? width + step : width;
  const newHeight = isColumn ? height : height + step;
  const edited: Tile[] = [];
  for (let y = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++) {
      const oldX = isColumn ? lineBefore(x, edit) : x;
      const oldY = isColumn ? y : lineBefore(y, edit);
      const old = oldX === null || oldY === null ? undefined : tiles[oldY * width + oldX];
      edited.push(old ?? EMPTY_TILE);
    }
  }
  return { width: newWidth, height: newHeight, tiles: edited };
}

/** The line that a line was before the edit; null for a new one. */
function lineBefore(line: number, { kind, index }: LineEdit): number | null {
  if (line < index) return line;
  if (kind === 'remove') return line + 1;
  return line === index ? null : line - 1;
}
