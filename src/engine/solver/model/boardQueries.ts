import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point, SymbolInstance } from '#engine/grid/grid.ts';
import { homeCell, isCentered } from '#engine/grid/placement.ts';
import type { Wrapping } from '#engine/grid/directions.ts';
import type { ClueRef } from '../sat/Reason.ts';

/** All existing cells, row-major. */
export function everyCell(board: Board): readonly Cell[] {
  return board.grid.tiles.flatMap(({ exists }, cell) => (exists ? [cell] : []));
}

/** The cell in whose center a symbol is; undefined for edges, corners and holes. */
export function ownCell(at: Point, board: Board): Cell | undefined {
  const cell = isCentered(at) ? homeCell(at, board) : undefined;
  return cell !== undefined && board.exists(cell) ? cell : undefined;
}

function isStraight(wrapping: Wrapping): boolean {
  return wrapping === 'none' || wrapping === 'wrap';
}

/** True if a line that crosses a rim of the board keeps its direction. */
export function hasStraightRims({ topology: { horizontal, vertical } }: Board): boolean {
  return isStraight(horizontal) && isStraight(vertical);
}

/** The reference by which reasons name a symbol of the board. */
export function refOfSymbol(board: Board, symbol: SymbolInstance): ClueRef {
  const { id } = symbol;
  return { type: 'symbol', id, index: board.symbols(id).indexOf(symbol) };
}
