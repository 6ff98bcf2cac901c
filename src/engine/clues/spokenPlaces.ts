import { message, type Text } from '#texts/message.ts';
import { touchedStoredCells } from '../grid/placement.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';

/** "row 3, column 5", counted from one. */
export function spokenPlace(width: number, cell: Cell): Text {
  return message('board.place', { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 });
}

/**
 * A cell, or a symbol named at a cell that it touches, with the side of that cell on which the
 * symbol is: "area number 3 on its upper left corner". Unchanged for a symbol in the middle.
 */
export function spokenAtSide(what: Text, at: Point, width: number, cell: Cell): Text {
  const side = sideOf(at, width, cell);
  return side === null ? what : message('board.atSide', { what, side });
}

/** The place of a symbol by the first cell it touches; empty for a symbol next to the board. */
export function spokenPoint(at: Point, size: Size): Text {
  const cell = cellOfPoint(at, size);
  if (cell === undefined) return '';
  return spokenAtSide(spokenPlace(size.width, cell), at, size.width, cell);
}

/** The first cell that a symbol touches; undefined for a symbol next to the board. */
export function cellOfPoint(at: Point, size: Size): Cell | undefined {
  return touchedStoredCells(at, size)[0];
}

/** The side of a cell on which a point is; null in its middle. */
function sideOf({ x, y }: Point, width: number, cell: Cell): string | null {
  const dx = x - (cell % width);
  const dy = y - Math.floor(cell / width);
  const vertical = dy < 0 ? 'upper' : 'lower';
  if (dx === 0) return dy === 0 ? null : vertical;
  if (dy === 0) return dx < 0 ? 'left' : 'right';
  return `${vertical}${dx < 0 ? 'Left' : 'Right'}`;
}

/** Size of a board, in cells. */
interface Size {
  readonly width: number;
  readonly height: number;
}
