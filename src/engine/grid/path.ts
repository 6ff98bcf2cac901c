import type { Cell, Point } from './grid.ts';

/** Cells repeated beyond the rim of a board. */
interface GhostCells {
  readonly cellAt: (column: number, row: number) => Cell | undefined;
}

/** Size of a board in cells, with the ghost cells beyond its rim. */
interface SeenBoard {
  readonly width: number;
  readonly height: number;
  /** Absent on boards whose sides are not joined. */
  readonly ghosts?: GhostCells | undefined;
}

/**
 * The cell displayed at a point, in cells from the top-left corner of the board: the cell itself,
 * or its ghost beyond the rim.
 */
export function cellAt({ x, y }: Point, { width, height, ghosts }: SeenBoard): Cell | undefined {
  const column = Math.floor(x);
  const row = Math.floor(y);
  return column >= 0 && row >= 0 && column < width && row < height
    ? row * width + column
    : ghosts?.cellAt(column, row);
}

/**
 * Every cell that a straight line enters after its start, in order; places without a cell are
 * omitted. Through a lattice point the line enters the next column first. (Amanatides and Woo,
 * 1987.)
 */
export function cellsEntered(from: Point, to: Point, board: SeenBoard): readonly Cell[] {
  const cells: Cell[] = [];
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let x = Math.floor(from.x);
  let y = Math.floor(from.y);
  const columns = Math.abs(Math.floor(to.x) - x);
  const rows = Math.abs(Math.floor(to.y) - y);
  const deltaX = stepX === 0 ? Infinity : 1 / Math.abs(to.x - from.x);
  const deltaY = stepY === 0 ? Infinity : 1 / Math.abs(to.y - from.y);
  let nextX = stepX === 0 ? Infinity : (stepX > 0 ? x + 1 - from.x : from.x - x) * deltaX;
  let nextY = stepY === 0 ? Infinity : (stepY > 0 ? y + 1 - from.y : from.y - y) * deltaY;
  let leftX = columns;
  let leftY = rows;
  while (leftX > 0 || leftY > 0) {
    if (leftY === 0 || (leftX > 0 && nextX <= nextY)) {
      x += stepX;
      nextX += deltaX;
      leftX -= 1;
    } else {
      y += stepY;
      nextY += deltaY;
      leftY -= 1;
    }
    const cell = cellAt({ x, y }, board);
    if (cell !== undefined) cells.push(cell);
  }
  return cells;
}

/**
 * The point where a straight line first touches the unit square at (left, top). If it never does:
 * the point of the square nearest to its end.
 */
export function entryPoint(from: Point, to: Point, left: number, top: number): Point {
  const along = (start: number, end: number, low: number): readonly [number, number] => {
    if (start === end) return start >= low && start <= low + 1 ? [0, 1] : [1, 0];
    const a = (low - start) / (end - start);
    const b = (low + 1 - start) / (end - start);
    return a < b ? [a, b] : [b, a];
  };
  const [enterX, leaveX] = along(from.x, to.x, left);
  const [enterY, leaveY] = along(from.y, to.y, top);
  const enter = Math.max(enterX, enterY, 0);
  if (enter > Math.min(leaveX, leaveY, 1)) return nearest(to, left, top);
  return nearest(
    { x: from.x + (to.x - from.x) * enter, y: from.y + (to.y - from.y) * enter },
    left,
    top,
  );
}

function nearest({ x, y }: Point, left: number, top: number): Point {
  return {
    x: Math.min(Math.max(x, left), left + 1),
    y: Math.min(Math.max(y, top), top + 1),
  };
}
