import type { Direction } from '../grid/directions.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Color, Point } from '../grid/grid.ts';
import { STEP } from '../grid/neighborhood.ts';

/** The step of the image for a step of the original to the left, up, right, down. */
export type DirectionMap = Readonly<Record<Direction, Direction>>;

/** Two logical places that are each other's image. */
export type PlacePair = readonly [Point, Point];

/** A pair of places to compare, and the colors of the two regions they belong to. */
interface Pair {
  readonly p: Point;
  readonly q: Point;
  readonly baseP: Color;
  readonly baseQ: Color;
}

const ORDER: readonly Direction[] = ['left', 'up', 'right', 'down'];

function moved({ x, y }: Point, { x: dx, y: dy }: Point): Point {
  return { x: x + dx, y: y + dy };
}

/** The color of a cell; undefined outside the board and for holes. */
function colorOf(board: Board, cell: Cell | undefined): Color | undefined {
  return cell !== undefined && board.exists(cell) ? board.color(cell) : undefined;
}

/** The first pairs with their base colors, or the state if these determine it. */
function begin(
  board: Board,
  starts: readonly PlacePair[],
): readonly Pair[] | 'error' | 'incomplete' {
  const pairs: Pair[] = [];
  let isOpen = false;
  for (const [p, q] of starts) {
    const baseP = colorOf(board, board.cellAt(p.x, p.y));
    const baseQ = colorOf(board, board.cellAt(q.x, q.y));
    if ((baseP === undefined) !== (baseQ === undefined)) return 'error';
    if (baseP === undefined || baseQ === undefined) continue;
    if (baseP === 'gray' || baseQ === 'gray') isOpen = true;
    pairs.push({ p, q, baseP, baseQ });
  }
  return isOpen ? 'incomplete' : pairs;
}

/**
 * Compare two regions cell by cell, starting from pairs of places: each step in one corresponds to
 * the linked step in the other, and each cell of one region needs its counterpart in the other. The
 * regions may differ in color. A gray cell next to either leaves the result open. Stops at the
 * first difference; the cost grows with the regions. `visit` gets every stored cell compared, some
 * of them more than once. See docs/symbols.md.
 */
export function compareLinked(
  board: Board,
  starts: readonly PlacePair[],
  linked: DirectionMap,
  visit?: (cell: Cell) => void,
): 'error' | 'incomplete' | 'satisfied' {
  const begun = begin(board, starts);
  if (begun === 'error' || begun === 'incomplete') return begun;
  const queue = [...begun];
  const known = new Set<number>();
  const isNew = (p: Cell | undefined, q: Cell | undefined): boolean => {
    // A pair with an end outside is not continued, so it is not stored.
    if (p === undefined || q === undefined) return true;
    const before = known.size;
    return known.add(p * board.size + q).size > before;
  };
  for (const { p, q } of queue) isNew(board.cellAt(p.x, p.y), board.cellAt(q.x, q.y));

  let isOpen = false;
  for (const { p, q, baseP, baseQ } of queue) {
    const cellP = board.cellAt(p.x, p.y);
    const cellQ = board.cellAt(q.x, q.y);
    if (cellP !== undefined) visit?.(cellP);
    if (cellQ !== undefined) visit?.(cellQ);
    const colorP = colorOf(board, cellP);
    const colorQ = colorOf(board, cellQ);
    if (colorP === 'gray' || colorQ === 'gray') isOpen = true;
    else if ((colorP === baseP) !== (colorQ === baseQ)) return 'error';
    if (colorP !== baseP) continue;
    for (const direction of ORDER) {
      const nextP = moved(p, STEP[direction]);
      const nextQ = moved(q, STEP[linked[direction]]);
      const nextCellP = board.cellAt(nextP.x, nextP.y);
      const nextCellQ = board.cellAt(nextQ.x, nextQ.y);
      const nextColorP = colorOf(board, nextCellP);
      const nextColorQ = colorOf(board, nextCellQ);
      const isGray = nextColorP === 'gray' || nextColorQ === 'gray';
      if (!isGray && nextColorP !== baseP && nextColorQ !== baseQ) continue;
      const isBack = nextCellP === cellQ && nextCellQ === cellP;
      if (!isBack && isNew(nextCellP, nextCellQ)) queue.push({ p: nextP, q: nextQ, baseP, baseQ });
    }
  }
  return isOpen ? 'incomplete' : 'satisfied';
}
