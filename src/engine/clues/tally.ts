import { storedHome } from '../grid/placement.ts';
import type { Area, Board } from '../grid/board.ts';
import type { SymbolInstance } from '../grid/grid.ts';

/** How many symbols of one id, by key, there are on a board and in each of its areas. */
export interface Tally {
  /** All symbols of the id that take part, wherever they stand. */
  readonly total: ReadonlyMap<string, number>;
  /** Those whose home cell lies in a region, or in the reach of a region. */
  inside(area: Area | undefined): ReadonlyMap<string, number>;
}

const NOTHING: ReadonlyMap<string, number> = new Map();
const talliesByBoard = new WeakMap<Board, Map<string, Tally>>();

function addTo(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function computeTally(
  board: Board,
  symbols: readonly SymbolInstance[],
  keyOf: (symbol: SymbolInstance) => string,
): Tally {
  const total = new Map<string, number>();
  const byArea = new Map<Area, Map<string, number>>();
  for (const symbol of symbols) {
    const key = keyOf(symbol);
    addTo(total, key);
    const home = storedHome(symbol.at, board);
    if (home === undefined) continue;
    const areas = [board.regionOf(home), board.reachOf(home, 'dark'), board.reachOf(home, 'light')];
    for (const area of new Set(areas)) {
      if (!area) continue;
      const counts = byArea.get(area) ?? new Map<string, number>();
      byArea.set(area, counts);
      addTo(counts, key);
    }
  }
  return { total, inside: (area) => (area && byArea.get(area)) ?? NOTHING };
}

/** The tally of an id on a board, computed once a board: asking for one symbol costs no more than for all. */
export function tallyOf(
  board: Board,
  id: string,
  keyOf: (symbol: SymbolInstance) => string,
): Tally {
  const tallies = talliesByBoard.get(board) ?? new Map<string, Tally>();
  talliesByBoard.set(board, tallies);
  const tally = tallies.get(id) ?? computeTally(board, board.symbols(id), keyOf);
  tallies.set(id, tally);
  return tally;
}
