import { paramsOf } from '../clues/params.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, SymbolInstance } from '../grid/grid.ts';
import { symbolById } from '../symbols/index.ts';

/** The cells to mark for a symbol: what it looks at as the board is now. */
export function symbolMarks(board: Board, symbol: SymbolInstance): readonly Cell[] {
  const def = symbolById.get(symbol.id);
  if (!def) return [];
  const params = paramsOf(def, symbol);
  return def.looksAt?.(symbol.at, params, board) ?? def.scope(symbol.at, params, board);
}
