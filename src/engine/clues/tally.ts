import { storedHome } from '../grid/placement.ts';
import type { Board, Component } from '../grid/board.ts';
import type { Cell, SymbolInstance } from '../grid/grid.ts';

/** Numbers of symbols of one id, by key, on a board and in its components. */
export interface Tally {
  /** All symbols of the id that take part, wherever they are. */
  readonly total: ReadonlyMap<string, number>;
  /** The symbols whose home cell is in a component. Counted once for each component. */
  inside(component: Component | undefined): ReadonlyMap<string, number>;
}

interface SizedTally extends Tally {
  readonly width: number;
  readonly height: number;
}

const NOTHING: ReadonlyMap<string, number> = new Map();
const tallyBySymbols = new WeakMap<readonly SymbolInstance[], SizedTally>();

function countKeys(keys: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function computeTally(
  board: Board,
  symbols: readonly SymbolInstance[],
  keyOf: (symbol: SymbolInstance) => string,
): SizedTally {
  const keyed: { readonly key: string; readonly home: Cell | undefined }[] = symbols.map(
    (symbol) => ({ key: keyOf(symbol), home: storedHome(symbol.at, board) }),
  );
  const known = new WeakMap<Component, ReadonlyMap<string, number>>();
  const countIn = (component: Component) =>
    countKeys(
      keyed.filter(({ home }) => home !== undefined && component.has(home)).map(({ key }) => key),
    );
  return {
    width: board.width,
    height: board.height,
    total: countKeys(keyed.map(({ key }) => key)),
    inside(component) {
      if (!component) return NOTHING;
      const counts = known.get(component) ?? countIn(component);
      known.set(component, counts);
      return counts;
    },
  };
}

/**
 * Tally the symbols of an id on a board. `keyOf` must be the same for all calls with one id. Cached
 * with the symbols and the components, so that after a stroke only changed components are counted.
 */
export function tallySymbols(
  board: Board,
  id: string,
  keyOf: (symbol: SymbolInstance) => string,
): Tally {
  const symbols = board.symbols(id);
  const known = tallyBySymbols.get(symbols);
  if (known?.width === board.width && known.height === board.height) return known;
  const tally = computeTally(board, symbols, keyOf);
  tallyBySymbols.set(symbols, tally);
  return tally;
}
