import { EMPTY_TILE, type Grid, type Tile } from './grid.ts';

/** Insertion or removal of one row or column. `index` is the new line, or the removed one. */
export interface LineEdit {
  readonly axis: 'row' | 'column';
  readonly kind: 'insert' | 'remove';
  readonly index: number;
}

/** The size and tiles of a grid. */
export type TileArray = Pick<Grid, 'width' | 'height' | 'tiles'>;

/**
 * Insert a line of empty cells, or remove a line. The index must be in the grid; for an insertion
 * it may also be one past the end.
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

/** The index of a line before the edit; null for a new line. */
function lineBefore(line: number, { kind, index }: LineEdit): number | null {
  if (line < index) return line;
  if (kind === 'remove') return line + 1;
  return line === index ? null : line - 1;
}
