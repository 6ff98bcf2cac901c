import { listed, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Point } from '../grid/grid.ts';
import { touchedStoredCells } from '../grid/placement.ts';

/** "row 3, column 5", counted from one. */
export function placeOfCell(cell: Cell, { width }: Board): Text {
  return message('board.place', { row: Math.floor(cell / width) + 1, column: (cell % width) + 1 });
}

/** Cells by their places, in reading order. */
export function placesOf(cells: Iterable<Cell>, board: Board): Text {
  return listed([...new Set(cells)].sort((a, b) => a - b).map((it) => placeOfCell(it, board)));
}

/** The place of a symbol by the first cell it touches, with the side at which it stands there. */
export function placeOfPoint(at: Point, board: Board): Text {
  const [cell] = touchedStoredCells(at, board);
  if (cell === undefined) return '';
  const what = placeOfCell(cell, board);
  const [dx, dy] = [at.x - (cell % board.width), at.y - Math.floor(cell / board.width)];
  if (dx === 0 && dy === 0) return what;
  const vertical = dy < 0 ? 'upper' : dy > 0 ? 'lower' : '';
  const horizontal = dx < 0 ? 'left' : dx > 0 ? 'right' : '';
  const side =
    vertical && horizontal
      ? `${vertical}${horizontal === 'left' ? 'Left' : 'Right'}`
      : vertical || horizontal;
  return message('board.atSide', { what, side });
}
