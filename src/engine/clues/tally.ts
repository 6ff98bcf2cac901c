import { storedHome } from '../grid/placement.ts';
import type { Area, Board } from '../grid/board.ts';
import type { Cell, SymbolInstance } from '../grid/grid.ts';

/** How many symbols of one id, by key, there are on a board and in its areas. */
export interface Tally {
  /** All symbols of the id that take part, wherever they stand. */
  readonly total: ReadonlyMap<string, number>;
  /** Those whose home cell lies in an area. Found once an area, however often it is asked for. */
  inside(area: Area | undefined): ReadonlyMap<string, number>;
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
  const known = new WeakMap<Area, ReadonlyMap<string, number>>();
  const countIn = (area: Area) =>
    countKeys(
      keyed.filter(({ home }) => home !== undefined && area.has(home)).map(({ key }) => key),
    );
  return {
    width: board.width,
    height: board.height,
    total: countKeys(keyed.map(({ key }) => key)),
    inside(area) {
      if (!area) return NOTHING;
      const counts = known.get(area) ?? countIn(area);
      known.set(area, counts);
      return counts;
    },
  };
}

/**
 * The tally of an id on a board, always with the same `keyOf` for one id. Kept as long as its symbols and areas
 * are: a stroke costs no more than the areas it changes.
 */
export function tallyOf(
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
