import type { SymbolInstance, SymbolsById } from './grid.ts';

/** Symbols by id, ids in the order of their first symbols. */
export function bySymbolId(symbols: Iterable<SymbolInstance>): SymbolsById {
  const lists = new Map<string, SymbolInstance[]>();
  for (const symbol of symbols) {
    const list = lists.get(symbol.id);
    if (list) list.push(symbol);
    else lists.set(symbol.id, [symbol]);
  }
  return lists;
}
