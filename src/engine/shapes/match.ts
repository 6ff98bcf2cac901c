import type { Board } from '../grid/board.ts';
import type { Cell, Color, Grid, Point } from '../grid/grid.ts';
import { shapeOfGrid, listVariants, type Shape } from './shape.ts';

const variantsByPattern = new WeakMap<Grid, readonly Shape[]>();

/** All different orientations of a pattern. Cached by pattern. */
export function patternVariants(pattern: Grid): readonly Shape[] {
  const variants = variantsByPattern.get(pattern) ?? listVariants(shapeOfGrid(pattern));
  variantsByPattern.set(pattern, variants);
  return variants;
}

/** Range of the upper left corners to try along one axis. */
interface Span {
  readonly first: number;
  readonly last: number;
}

function spanOf(length: number, size: number, isWrapped: boolean): Span {
  return isWrapped ? { first: -length, last: size - 1 } : { first: 0, last: size - length };
}

type ColorAt = (cell: Cell) => Color | undefined;

/**
 * The cells under a shape whose corner is at (left, top); undefined if colors differ or a cell
 * occurs twice.
 */
function cellsUnder(
  shape: Shape,
  left: number,
  top: number,
  board: Board,
  colorAt: ColorAt,
): readonly Cell[] | undefined {
  const cells: Cell[] = [];
  for (const { x, y, color } of shape.cells) {
    const cell = board.cellAt(left + x, top + y);
    if (cell === undefined || colorAt(cell) !== color) return undefined;
    if (board.isWrapped && cells.includes(cell)) return undefined;
    cells.push(cell);
  }
  return cells;
}

/**
 * The cells of the first match of one of the shapes with the colors of the board: by shape, then
 * row, then column. Undefined if there is none. An empty shape matches everywhere.
 */
export function findShape(shapes: readonly Shape[], board: Board): readonly Cell[] | undefined {
  const { tiles } = board.grid;
  const colorAt: ColorAt = (cell) => (tiles[cell]?.exists ? tiles[cell].color : undefined);
  for (const shape of shapes) {
    if (shape.cells.length === 0) return [];
    const rows = spanOf(shape.height, board.height, board.isWrapped);
    const columns = spanOf(shape.width, board.width, board.isWrapped);
    for (let top = rows.first; top <= rows.last; top++) {
      for (let left = columns.first; left <= columns.last; left++) {
        const cells = cellsUnder(shape, left, top, board, colorAt);
        if (cells) return cells;
      }
    }
  }
  return undefined;
}

/** True if one of the shapes fits into a set of places, anywhere in it. Colors do not matter. */
export function fitsInto(shapes: readonly Shape[], points: readonly Point[]): boolean {
  const rows = new Map<number, Set<number>>();
  for (const { x, y } of points) rows.set(y, (rows.get(y) ?? new Set<number>()).add(x));
  return shapes.some(({ cells }) => {
    const [first, ...others] = cells;
    if (!first) return true;
    return points.some((point) => {
      const [left, top] = [point.x - first.x, point.y - first.y];
      return others.every(({ x, y }) => rows.get(top + y)?.has(left + x) === true);
    });
  });
}

/**
 * The cells under a shape, in the order of its cells, for each position in which it is completely
 * on the board and covers no cell twice.
 */
export function* eachPlacement(shape: Shape, board: Board): Generator<readonly Cell[]> {
  if (shape.cells.length === 0) {
    yield [];
    return;
  }
  const rows = spanOf(shape.height, board.height, board.isWrapped);
  const columns = spanOf(shape.width, board.width, board.isWrapped);
  for (let top = rows.first; top <= rows.last; top++) {
    for (let left = columns.first; left <= columns.last; left++) {
      const cells = shape.cells.map(({ x, y }) => board.cellAt(left + x, top + y));
      const found = cells.filter((cell) => cell !== undefined && board.exists(cell));
      if (found.length < cells.length || new Set(found).size < found.length) continue;
      yield found.filter((cell) => cell !== undefined);
    }
  }
}
