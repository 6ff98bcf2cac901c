import type { Board } from '../grid/board.ts';
import type { Grid, SymbolInstance } from '../grid/grid.ts';
import { symbolById } from '../symbols/index.ts';
import type { DisplayContext } from '../clues/defineSymbol.ts';
import type { Mode } from '../clues/mode.ts';
import { paramsOf } from '../clues/params.ts';

/** By id: one boolean for each symbol of the grid. */
export type SymbolFlags = ReadonlyMap<string, readonly boolean[]>;

function flagsOf(grid: Grid, isOn: (symbol: SymbolInstance) => boolean): SymbolFlags {
  return new Map([...grid.symbols].map(([id, list]) => [id, list.map(isOn)]));
}

/** Returns a predicate for symbols that no marker covers. In editors nothing is covered. */
function uncovering(
  board: Board,
  solution: Grid | null,
  mode: Mode,
): (symbol: SymbolInstance) => boolean {
  if (mode === 'create') return () => true;
  const markers = board.allSymbols().filter(({ id }) => symbolById.get(id)?.hides !== undefined);
  const context: DisplayContext = { board, solution };
  return (symbol) =>
    !markers.some((marker) => symbolById.get(marker.id)?.hides?.(marker, symbol, context));
}

function isDrawnByItself(symbol: SymbolInstance): boolean {
  const def = symbolById.get(symbol.id);
  return def?.isShown?.(paramsOf(def, symbol)) !== false;
}

/** The symbols that no marker covers, including symbols that are not drawn on their own. */
export function uncoveredSymbols(board: Board, solution: Grid | null, mode: Mode): SymbolFlags {
  return flagsOf(board.grid, uncovering(board, solution, mode));
}

/** The symbols that are drawn. Editors show all of them. */
export function visibleSymbols(board: Board, solution: Grid | null, mode: Mode): SymbolFlags {
  const isUncovered = uncovering(board, solution, mode);
  return flagsOf(
    board.grid,
    (symbol) => (mode === 'create' || isDrawnByItself(symbol)) && isUncovered(symbol),
  );
}
