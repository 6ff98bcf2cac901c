import type { Board } from '../grid/board.ts';
import type { Grid, SymbolInstance } from '../grid/grid.ts';
import { symbolById } from '../symbols/index.ts';
import type { DisplayContext } from './defineSymbol.ts';
import type { Mode } from './judgement.ts';
import { paramsOf } from './params.ts';

/** For each id as many booleans as the grid has symbols of it. */
export type SymbolFlags = ReadonlyMap<string, readonly boolean[]>;

function flagsOf(grid: Grid, isOn: (symbol: SymbolInstance) => boolean): SymbolFlags {
  return new Map([...grid.symbols].map(([id, list]) => [id, list.map(isOn)]));
}

/** Which symbols no marker covers, whether or not they are drawn by themselves. In editors nothing is covered. */
export function uncoveredSymbols(board: Board, solution: Grid | null, mode: Mode): SymbolFlags {
  const isEditing = mode === 'create';
  const markers = isEditing ? [] : board.allSymbols().filter(({ id }) => symbolById.get(id)?.hides);
  const context: DisplayContext = { board, solution };
  return flagsOf(
    board.grid,
    (symbol) =>
      !markers.some((marker) => symbolById.get(marker.id)?.hides?.(marker, symbol, context)),
  );
}

/** Which symbols are drawn. Editors see everything. */
export function visibleSymbols(board: Board, solution: Grid | null, mode: Mode): SymbolFlags {
  const uncovered = uncoveredSymbols(board, solution, mode);
  if (mode === 'create') return uncovered;
  const isShown = flagsOf(board.grid, (symbol) => {
    const def = symbolById.get(symbol.id);
    return def?.isShown?.(paramsOf(def, symbol)) !== false;
  });
  return new Map(
    [...uncovered].map(([id, flags]) => [
      id,
      flags.map((flag, index) => flag && isShown.get(id)?.[index] === true),
    ]),
  );
}
