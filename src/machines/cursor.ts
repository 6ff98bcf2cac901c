import type { Direction } from '#engine/grid/directions.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';

/** One step of the keyboard cursor. */
export type CursorStep = Direction | 'rowStart' | 'rowEnd' | 'boardStart' | 'boardEnd';

/** The keyboard cursor. */
export interface Cursor {
  readonly cell: Cell;
  /** Distance from the middle of the cell, in cells: 0.5 is a side or a corner. */
  readonly offset: Point;
  readonly isShown: boolean;
}

export const NO_OFFSET: Point = { x: 0, y: 0 };
const HALF = 0.5;

const STEPS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * Moves by half a cell: to a side or corner of the cell, or from there to the middle of the next.
 */
export function nudgeCursor(board: Board, { cell, offset }: Cursor, direction: Direction): Cursor {
  const [dx, dy] = STEPS[direction];
  const x = { cell: cell % board.width, offset: offset.x };
  const y = { cell: Math.floor(cell / board.width), offset: offset.y };
  const column = placeOnLine(x, dx, board.width);
  const row = placeOnLine(y, dy, board.height);
  return {
    cell: row.cell * board.width + column.cell,
    offset: { x: column.offset, y: row.offset },
    isShown: true,
  };
}

/** A place on one axis: a cell, and the distance from its middle. */
interface LinePlace {
  readonly cell: number;
  readonly offset: number;
}

/** Moves by half a cell along one axis. A side belongs to the cell the cursor comes from. */
function placeOnLine(place: LinePlace, step: number, size: number): LinePlace {
  if (step === 0) return place;
  const at = place.cell + place.offset + step * HALF;
  const within = Math.min(Math.max(at, -HALF), size - HALF);
  const cell = Math.min(
    Math.max(step > 0 ? Math.ceil(within - HALF) : Math.floor(within + HALF), 0),
    size - 1,
  );
  return { cell, offset: within - cell };
}

/** The point at the cursor, in cells from the top-left corner of the grid. */
export function cursorPoint(
  { cell, offset }: Cursor,
  { width }: { readonly width: number },
): Point {
  return { x: (cell % width) + HALF + offset.x, y: Math.floor(cell / width) + HALF + offset.y };
}

/** The first cell of the keyboard cursor: the first cell that exists. */
export function firstCell(board: Board): Cell {
  const first = board.grid.tiles.findIndex((tile) => tile.exists);
  return Math.max(first, 0);
}

/**
 * The next cell in a direction: it skips holes unless the mode reaches them, and passes a wrapped
 * rim. Returns the same cell if there is none.
 */
export function findNextCell(
  board: Board,
  cell: Cell,
  step: CursorStep,
  { reachesHoles }: { readonly reachesHoles: boolean },
): Cell {
  const stops = (next: Cell) => reachesHoles || board.exists(next);
  const row = Math.floor(cell / board.width);
  switch (step) {
    case 'rowStart':
      return range(row * board.width, board.width).find(stops) ?? cell;
    case 'rowEnd':
      return (
        range(row * board.width, board.width)
          .reverse()
          .find(stops) ?? cell
      );
    case 'boardStart':
      return range(0, board.size).find(stops) ?? cell;
    case 'boardEnd':
      return range(0, board.size).reverse().find(stops) ?? cell;
    case 'left':
    case 'right':
    case 'up':
    case 'down':
      return neighbor(board, cell, STEPS[step], stops);
  }
}

function neighbor(
  board: Board,
  cell: Cell,
  [dx, dy]: readonly [number, number],
  stops: (cell: Cell) => boolean,
): Cell {
  const x = cell % board.width;
  const y = Math.floor(cell / board.width);
  for (let distance = 1; distance <= Math.max(board.width, board.height); distance++) {
    const next = board.cellAt(x + dx * distance, y + dy * distance);
    if (next === undefined) return cell;
    if (stops(next)) return next;
  }
  return cell;
}

function range(from: number, length: number): Cell[] {
  return Array.from({ length }, (_, i) => from + i);
}
