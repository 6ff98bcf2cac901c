import type { Board } from '../grid/board.ts';
import type { Grid, SymbolInstance } from '../grid/grid.ts';
import { symbolById } from '../symbols/index.ts';
import type { DisplayContext } from './defineSymbol.ts';
import type { Mode } from './judgement.ts';
import { paramsOf } from './params.ts';

/** Which symbols are drawn: for each id as many booleans as the grid has symbols of it. Editors see everything. */
export function visibleSymbols(
  board: Board,
  solution: Grid | null,
  mode: Mode,
): ReadonlyMap<string, readonly boolean[]> {
  const { symbols } = board.grid;
  const isEditing = mode === 'create';
  const markers = isEditing ? [] : board.allSymbols().filter(({ id }) => symbolById.get(id)?.hides);
  const context = { board, solution };
  return new Map(
    [...symbols].map(([id, list]) => [
      id,
      list.map((symbol) => isEditing || isVisible(symbol, markers, context)),
    ]),
  );
}

function isVisible(
  symbol: SymbolInstance,
  markers: readonly SymbolInstance[],
  context: DisplayContext,
): boolean {
  const def = symbolById.get(symbol.id);
  if (def?.isShown?.(paramsOf(def, symbol)) === false) return false;
  return !markers.some((marker) => symbolById.get(marker.id)?.hides?.(marker, symbol, context));
}
