import type { SymbolDef } from '#engine/clues/defineSymbol.ts';
import type { SymbolVectors } from './SymbolVectors.ts';

const files = import.meta.glob<{ readonly vectors: SymbolVectors<SymbolDef> }>('./symbols/*.ts', {
  eager: true,
});

/**
 * The vectors of a symbol, found by its id. Throws where there are none: the symbol's meaning would
 * be untested.
 */
export function symbolVectorsOf(id: string): SymbolVectors<SymbolDef> {
  const file = files[`./symbols/${id}.ts`];
  if (!file) throw new Error(`Write tests/vectors/symbols/${id}.ts`);
  return file.vectors;
}
