import type { Board } from './board.ts';
import type { Cell, Color, Point } from './grid.ts';

/** True if a symbol is in the middle of a cell, not on an edge or a corner. */
export function isCentered({ x, y }: Point): boolean {
  return Number.isInteger(x) && Number.isInteger(y);
}

/**
 * The cell a symbol belongs to: the left, upper or upper left one it touches. Logical, possibly
 * outside.
 */
export function homePoint({ x, y }: Point): Point {
  return { x: Math.floor(x), y: Math.floor(y) };
}

/**
 * Logical places of the one, two or four cells a symbol touches: upper left, upper right, lower
 * left, lower right.
 */
export function touchedPoints({ x, y }: Point): readonly Point[] {
  const columns = Number.isInteger(x) ? [x] : [Math.floor(x), Math.ceil(x)];
  const rows = Number.isInteger(y) ? [y] : [Math.floor(y), Math.ceil(y)];
  return rows.flatMap((row) => columns.map((column) => ({ x: column, y: row })));
}

/** Stored cells a symbol touches, through the wrap-around, holes included, without repetitions. */
export function touchedCells(at: Point, board: Board): readonly Cell[] {
  const cells = new Set<Cell>();
  for (const { x, y } of touchedPoints(at)) {
    const cell = board.cellAt(x, y);
    if (cell !== undefined) cells.add(cell);
  }
  return [...cells];
}

/**
 * Stored cells a symbol touches by its own coordinates, without the wrap-around, holes included.
 */
export function touchedStoredCells(
  at: Point,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Cell[] {
  return touchedPoints(at).flatMap(({ x, y }) =>
    x >= 0 && y >= 0 && x < width && y < height ? [y * width + x] : [],
  );
}

/** The stored cell at the home of a symbol, through the wrap-around; undefined outside. */
export function homeCell({ x, y }: Point, board: Board): Cell | undefined {
  return board.cellAt(Math.floor(x), Math.floor(y));
}

/**
 * The home cell by the symbol's own coordinates, without the wrap-around: the cell by which a
 * symbol counts for a region.
 */
export function storedHome(at: Point, { width, height }: Board): Cell | undefined {
  const { x, y } = homePoint(at);
  return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : undefined;
}

/** Stored color at the home of a symbol, also of a hole; gray outside. */
export function homeColor(at: Point, board: Board): Color {
  const cell = homeCell(at, board);
  return cell === undefined ? 'gray' : board.color(cell);
}

/**
 * True if the cells under a symbol that needs one region can belong to one: the symbol is in a
 * cell, or between existing cells that are not of two different colors. Gray matches both.
 */
export function standsInOneColor(at: Point, board: Board): boolean {
  if (isCentered(at)) return true;
  let color: Color = 'gray';
  for (const { x, y } of touchedPoints(at)) {
    const tile = board.tileAt(x, y);
    if (!tile.exists) return false;
    if (tile.color === 'gray') continue;
    if (color !== 'gray' && color !== tile.color) return false;
    color = tile.color;
  }
  return true;
}
