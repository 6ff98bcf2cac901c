import {
  type Grid,
  type Params,
  type Point,
  type RuleInstance,
  type SymbolInstance,
  bySymbolId,
} from '../grid/grid.ts';
import { sanitize } from '../judging/sanitize.ts';

/** The selected thing of a puzzle, to be configured. */
export type Selection =
  | { readonly kind: 'symbol'; readonly id: string; readonly at: Point }
  | { readonly kind: 'rule'; readonly index: number }
  /** Changes of a score at a column. */
  | { readonly kind: 'control'; readonly column: number }
  /** Changes of one row of a score at a column. */
  | { readonly kind: 'note'; readonly column: number; readonly row: number };

/** The symbol of an id at a place; undefined if there is none. */
export function symbolAt(grid: Grid, id: string, at: Point): SymbolInstance | undefined {
  return grid.symbols.get(id)?.find((symbol) => isAt(symbol, at));
}

/** The selected clue; undefined if the selection is no clue or the clue was removed. */
export function selectedClue(
  grid: Grid,
  selection: Selection | null,
): RuleInstance | SymbolInstance | undefined {
  if (selection?.kind === 'symbol') return symbolAt(grid, selection.id, selection.at);
  return selection?.kind === 'rule' ? grid.rules[selection.index] : undefined;
}

/** The grid with other parameters of the selected clue. The same grid if the clue was removed. */
export function withParams(grid: Grid, selection: Selection, params: Params): Grid {
  switch (selection.kind) {
    case 'symbol':
      return mapSymbols(grid, selection, (symbol) => [{ ...symbol, params }]);
    case 'rule': {
      const rule = grid.rules[selection.index];
      if (!rule) return grid;
      return sanitize({ ...grid, rules: grid.rules.with(selection.index, { ...rule, params }) });
    }
    case 'control':
    case 'note':
      return grid;
  }
}

/** The grid without the selected clue. The same grid if the clue was removed. */
export function withoutClue(grid: Grid, selection: Selection): Grid {
  switch (selection.kind) {
    case 'symbol':
      return mapSymbols(grid, selection, () => []);
    case 'rule':
      if (!grid.rules[selection.index]) return grid;
      return sanitize({ ...grid, rules: grid.rules.toSpliced(selection.index, 1) });
    case 'control':
    case 'note':
      return grid;
  }
}

/** The grid with an additional symbol. */
export function withSymbol(grid: Grid, symbol: SymbolInstance): Grid {
  return sanitize({
    ...grid,
    symbols: bySymbolId([...[...grid.symbols.values()].flat(), symbol]),
  });
}

function mapSymbols(
  grid: Grid,
  { id, at }: Extract<Selection, { kind: 'symbol' }>,
  change: (symbol: SymbolInstance) => readonly SymbolInstance[],
): Grid {
  if (!symbolAt(grid, id, at)) return grid;
  const changed = [...grid.symbols.values()]
    .flat()
    .flatMap((symbol) => (symbol.id === id && isAt(symbol, at) ? change(symbol) : [symbol]));
  return sanitize({ ...grid, symbols: bySymbolId(changed) });
}

function isAt(symbol: SymbolInstance, at: Point): boolean {
  return symbol.at.x === at.x && symbol.at.y === at.y;
}
