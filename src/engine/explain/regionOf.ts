import type { Board } from '../grid/board.ts';
import type { Cell } from '../grid/grid.ts';

/** Number of cells on each side of a region. */
const SIDE = 4;

/** A rectangle of the board, in columns and rows from 0, both ends included. */
export interface BoardRegion {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cells that a region contains as far as possible. */
interface Surroundings {
  /** Cells of the clues, which a reader needs before the facts. */
  readonly ofClues: readonly Cell[];
  readonly ofFacts: readonly Cell[];
}

/**
 * A region of about four by four cells around a cell, with as many cells of clues as possible, then
 * of facts. It narrows the search without revealing the cell.
 */
export function regionAround(
  cell: Cell,
  { ofClues, ofFacts }: Surroundings,
  board: Board,
): BoardRegion {
  const { width, height } = board;
  const [column, row] = [cell % width, Math.floor(cell / width)];
  let best: BoardRegion | null = null;
  let most = -1;
  for (const top of startsFor(row, height))
    for (const left of startsFor(column, width)) {
      const region = {
        left,
        top,
        right: Math.min(left + SIDE, width) - 1,
        bottom: Math.min(top + SIDE, height) - 1,
      };
      const countIn = (cells: readonly Cell[]) =>
        cells.filter((it) => isIn(region, it, width)).length;
      const count = countIn(ofClues) * (ofFacts.length + 1) + countIn(ofFacts);
      if (count > most) [best, most] = [region, count];
    }
  return best ?? { left: 0, top: 0, right: width - 1, bottom: height - 1 };
}

/** True if a region narrows nothing down. */
export function isWholeBoard({ left, top, right, bottom }: BoardRegion, board: Board): boolean {
  return left === 0 && top === 0 && right === board.width - 1 && bottom === board.height - 1;
}

/** The existing cells of a region. */
export function cellsOfRegion(
  { left, top, right, bottom }: BoardRegion,
  board: Board,
): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push(row * board.width + column);
  return cells.filter((it) => board.exists(it));
}

/** Possible starts of a region that contains a line, the middle ones first. */
function startsFor(line: number, length: number): readonly number[] {
  const last = Math.max(0, length - SIDE);
  const starts = [1, 2, 0, 3].map((before) => Math.min(Math.max(line - before, 0), last));
  return [...new Set(starts)];
}

function isIn({ left, top, right, bottom }: BoardRegion, cell: Cell, width: number): boolean {
  const [column, row] = [cell % width, Math.floor(cell / width)];
  return column >= left && column <= right && row >= top && row <= bottom;
}
