import type { Board } from '../../grid/board.ts';
import type { SymbolInstance } from '../../grid/grid.ts';
import type { ClueRef } from '../sat/Reason.ts';

/** How reasons name a symbol of the board. */
export function refOfSymbol(board: Board, symbol: SymbolInstance): ClueRef {
  const { id } = symbol;
  return { type: 'symbol', id, index: board.symbols(id).indexOf(symbol) };
}
