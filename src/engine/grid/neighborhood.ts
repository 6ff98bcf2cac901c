import type { Direction, Orientation } from './directions.ts';
import type { Board } from './board.ts';
import type { Cell, Point } from './grid.ts';

/** Clockwise from up: the order in which orientation toggles are stored. */
export const ORIENTATIONS: readonly Orientation[] = [
  'up',
  'up-right',
  'right',
  'down-right',
  'down',
  'down-left',
  'left',
  'up-left',
];

/** The four directions, in the order in which lines of sight are searched. */
export const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];

const DIAGONALS: readonly Orientation[] = ['up-left', 'up-right', 'down-left', 'down-right'];

/** One step in each orientation. */
export const STEP: Readonly<Record<Orientation, Point>> = {
  up: { x: 0, y: -1 },
  'up-right': { x: 1, y: -1 },
  right: { x: 1, y: 0 },
  'down-right': { x: 1, y: 1 },
  down: { x: 0, y: 1 },
  'down-left': { x: -1, y: 1 },
  left: { x: -1, y: 0 },
  'up-left': { x: -1, y: -1 },
};

/**
 * Walk from a logical place in steps of `step`, through the wrap-around, which never changes the
 * direction. Calls `goesOn` for each cell passed; it returns whether to continue. Returns the cell
 * that stopped the walk; undefined if it left the board or reached a cell in `seen`. On a board
 * with joined sides, adds the cells passed to `seen`.
 */
export function walk(
  board: Board,
  from: Point,
  step: Point,
  goesOn: (cell: Cell) => boolean,
  seen = new Set<Cell>(),
): Cell | undefined {
  for (let { x, y } = from; ; x += step.x, y += step.y) {
    const cell = board.cellAt(x, y);
    if (cell === undefined) return undefined;
    if (board.isWrapped) {
      if (seen.has(cell)) return undefined;
      seen.add(cell);
    }
    if (!goesOn(cell)) return cell;
  }
}

function cellsAround(board: Board, { x, y }: Point, orientations: readonly Orientation[]): Cell[] {
  const cells: Cell[] = [];
  for (const orientation of orientations) {
    const step = STEP[orientation];
    const cell = board.cellAt(x + step.x, y + step.y);
    if (cell !== undefined && board.exists(cell) && !cells.includes(cell)) cells.push(cell);
  }
  return cells;
}

/**
 * Existing cells that share a side with a place, without duplicates; with wrap-around possibly the
 * place itself.
 */
export function sideNeighbors(board: Board, at: Point): readonly Cell[] {
  return cellsAround(board, at, DIRECTIONS);
}

/**
 * Existing cells that share a side or a corner with a place, without duplicates; with wrap-around
 * possibly the place itself.
 */
export function allNeighbors(board: Board, at: Point): readonly Cell[] {
  return cellsAround(board, at, [...DIRECTIONS, ...DIAGONALS]);
}
