import type { Board } from '../../grid/board.ts';
import type { Cell, Point } from '../../grid/grid.ts';
import { homeCell, isCentered } from '../../grid/placement.ts';

/** The cell in whose center a symbol is; undefined for edges, corners and holes. */
export function ownCell(at: Point, board: Board): Cell | undefined {
  const cell = isCentered(at) ? homeCell(at, board) : undefined;
  return cell !== undefined && board.exists(cell) ? cell : undefined;
}
