import type { Cell, Point } from '../grid/grid.ts';
import type { Ghosts } from '../picture/lattice.ts';
import { cellsEntered } from '#engine/grid/path.ts';

/** A board on the page, as pointers hit it. */
export interface PointerBoard {
  /** Size in cells. */
  readonly width: number;
  readonly height: number;
  /** Ghosts beyond the rim; absent if none are shown. */
  readonly ghosts?: Ghosts | undefined;
  /** The point of the board, in cells, at a point in client coordinates. */
  pointAt(client: Point): Point;
}

/**
 * Maps a point beyond the rim to the point of the cell whose ghost is there; others are unchanged.
 */
export function pointOnBoard(point: Point, { ghosts }: PointerBoard, within = point): Point {
  return ghosts?.toBoard(point, within) ?? point;
}

/** The path of a stroke over the board, and over its ghosts beyond the rim. */
export interface StrokePath {
  /** In cells. */
  readonly start: Point;
  readonly last: Point;
  /** The same points in client coordinates. */
  readonly startClient: Point;
  readonly lastClient: Point;
  /** The path has entered a second cell. */
  readonly isDrawn: boolean;
}

/** Start a path at a point in client coordinates. */
export function pathFrom(client: Point, board: PointerBoard): StrokePath {
  const start = board.pointAt(client);
  return { start, last: start, startClient: client, lastClient: client, isDrawn: false };
}

/**
 * Extend a path through points of the page, in one row or column if `isStraight`. Returns the
 * extended path and the cells it entered.
 */
export function extendPath(
  path: StrokePath,
  clients: readonly Point[],
  board: PointerBoard,
  isStraight: boolean,
): { readonly path: StrokePath; readonly cells: readonly Cell[] } {
  const cells: Cell[] = [];
  let { last } = path;
  for (const client of clients) {
    const point = board.pointAt(client);
    const next = isStraight ? lockToAxis(path.start, point) : point;
    cells.push(...cellsEntered(last, next, board));
    last = next;
  }
  const lastClient = clients.at(-1) ?? path.lastClient;
  return { path: { ...path, last, lastClient, isDrawn: path.isDrawn || cells.length > 0 }, cells };
}

/** The board moved under the pointer: the path continues from the point that is there now. */
export function movedPath(path: StrokePath, board: PointerBoard): StrokePath {
  return { ...path, last: board.pointAt(path.lastClient) };
}

/** The nearest point to `at` in the row or column of `start`, whichever is closer. */
function lockToAxis(start: Point, at: Point): Point {
  const isRow = Math.abs(at.x - start.x) >= Math.abs(at.y - start.y);
  return isRow ? { x: at.x, y: start.y } : { x: start.x, y: at.y };
}
