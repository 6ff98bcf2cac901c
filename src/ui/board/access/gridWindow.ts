import type { Cell } from '#engine/grid/grid.ts';

/**
 * The part of a board in the table of the page: the whole board, or the cells around the cursor.
 */
export interface GridWindow {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Boards of up to this many cells are in the table as a whole. */
const MOST_CELLS = 1600;
/** Size of the part of a larger board. */
const COLUMNS = 24;
const ROWS = 18;
/** Smallest distance of the cursor to the edge of the part, in cells. */
const MARGIN = 3;

/** The part of a board around a cell. The same object while the cell has its margin. */
export function windowAround(
  { width, height }: { readonly width: number; readonly height: number },
  cell: Cell,
  previous: GridWindow | null,
): GridWindow {
  if (width * height <= MOST_CELLS)
    return previous?.columns === width && previous.rows === height
      ? previous
      : { left: 0, top: 0, columns: width, rows: height };
  const columns = Math.min(COLUMNS, width);
  const rows = Math.min(ROWS, height);
  const x = cell % width;
  const y = Math.floor(cell / width);
  if (
    previous?.columns === columns &&
    previous.rows === rows &&
    previous.left + columns <= width &&
    previous.top + rows <= height &&
    isInside(x, previous.left, columns, width) &&
    isInside(y, previous.top, rows, height)
  )
    return previous;
  return {
    left: centered(x, columns, width),
    top: centered(y, rows, height),
    columns,
    rows,
  };
}

/**
 * Returns whether a coordinate has its margin within the part; the margin ends at the edge of the
 * board.
 */
function isInside(at: number, start: number, count: number, length: number): boolean {
  const first = start === 0 ? 0 : start + MARGIN;
  const last = start + count === length ? length - 1 : start + count - 1 - MARGIN;
  return at >= first && at <= last;
}

function centered(at: number, count: number, length: number): number {
  return Math.min(Math.max(at - Math.floor(count / 2), 0), length - count);
}
