import type { SymbolDef } from '../clues/defineSymbol.ts';

/** Every symbol, in the order of the toolbox. */
export const allSymbols: readonly SymbolDef[] = [];

/** Symbols by their wire ids. */
export const symbolById: ReadonlyMap<string, SymbolDef> = new Map(
  allSymbols.map((symbol) => [symbol.id, symbol]),
);
