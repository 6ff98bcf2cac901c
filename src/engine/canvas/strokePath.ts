import type { Cell, Point } from '../grid/grid.ts';
import type { Ghosts } from '../picture/lattice.ts';
import { cellsEntered } from '#engine/grid/path.ts';

/** A board as it is shown on the page. */
export interface PointerBoard {
  /** Size in cells. */
  readonly width: number;
  readonly height: number;
  /** What is seen beyond the rim; absent where nothing is. */
  readonly ghosts?: Ghosts | undefined;
  /** The point of the board, in cells, under a point of the page in client coordinates. */
  pointAt(client: Point): Point;
}

/** Where a point lies on the board: beyond the rim, that of the cell whose ghost is there. */
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
  /** It has entered more than its first cell. */
  readonly isDrawn: boolean;
}

/** A path that begins at a point of the page. */
export function pathFrom(client: Point, board: PointerBoard): StrokePath {
  const start = board.pointAt(client);
  return { start, last: start, startClient: client, lastClient: client, isDrawn: false };
}

/**
 * Draw a path on through points of the page, in one row or column if `isStraight`.
 * Returns the path as it is then, and every cell it entered.
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

/** The board moved below the pointer: the path goes on from the point that is there now. */
export function movedPath(path: StrokePath, board: PointerBoard): StrokePath {
  return { ...path, last: board.pointAt(path.lastClient) };
}

/** The point nearest to `at` in the row or column of `start`, whichever is closer. */
function lockToAxis(start: Point, at: Point): Point {
  const isRow = Math.abs(at.x - start.x) >= Math.abs(at.y - start.y);
  return isRow ? { x: at.x, y: start.y } : { x: start.x, y: at.y };
}
