import type { Grid, SymbolInstance } from '../grid/grid.ts';
import { bySymbolId } from '../grid/grid.ts';
import { touchedStoredCells } from '../grid/placement.ts';
import { withClues, type ClueGroup } from '../generate/clueSets.ts';
import type { TrueClue } from '../generate/Family.ts';
import { oracleFor, type Oracle, type Test } from '../generate/oracles.ts';
import type { Work } from '../generate/Work.ts';
import { canSwitchSymbols } from '../solving/compile.ts';

/** A solution with groups of clues, of which some always stay. */
export interface ClueSpace {
  /** The full coloring. */
  readonly solution: Grid;
  readonly groups: readonly ClueGroup[];
  /** Indexes of the groups that stay. */
  readonly pinned: ReadonlySet<number>;
  /** Indexes of the others. */
  readonly free: readonly number[];
  /** True if one model answers for all sets of groups. */
  readonly canSwitch: boolean;
}

/** The clues of a puzzle on their own: each symbol, and each colored given. */
export function cluesOf({ width, tiles, symbols }: Grid): readonly TrueClue[] {
  const placed = [...symbols.values()].flat().map((symbol): TrueClue => {
    const cell = Math.floor(symbol.at.y) * width + Math.floor(symbol.at.x);
    return { cell, symbol, isGiven: false };
  });
  const given = tiles.flatMap(({ exists, fixed }, cell): TrueClue[] =>
    exists && fixed ? [{ cell, symbol: null, isGiven: true }] : [],
  );
  return [...placed, ...given];
}

/** The space of some clues that stay and groups that may go. */
export function clueSpace(
  solution: Grid,
  standing: readonly TrueClue[],
  free: readonly ClueGroup[],
): ClueSpace {
  const bare: Grid = { ...solution, symbols: new Map() };
  const all = withClues(bare, [...standing, ...free.flat()]);
  const isGivensOnly = free.every((group) => group.every(({ symbol }) => symbol === null));
  const canSwitch = canSwitchSymbols(all);
  // Symbols that depend on each other are parts of the board, if only givens may go.
  const isDressed = !canSwitch && isGivensOnly;
  const pinned = isDressed ? standing.filter(({ symbol }) => symbol === null) : standing;
  const symbols: readonly SymbolInstance[] = standing.flatMap(({ symbol }) => symbol ?? []);
  return {
    solution: isDressed ? { ...solution, symbols: bySymbolId(symbols) } : bare,
    groups: [...pinned.map((it) => [it]), ...free],
    pinned: new Set(pinned.keys()),
    free: free.map((_, index) => pinned.length + index),
    canSwitch: canSwitch || isDressed,
  };
}

/** An oracle that never does without the pinned groups. */
export function pinnedOracle(test: Test, space: ClueSpace, work: Work): Oracle {
  const { solution, groups, pinned } = space;
  const oracle = oracleFor(test, solution, groups, work);
  return (kept) => oracle(new Set([...pinned, ...kept]));
}

/** The puzzle with the pinned groups and some others. */
export function puzzleWith({ solution, groups, pinned }: ClueSpace, kept: Iterable<number>): Grid {
  const indexes = [...pinned, ...kept];
  return withClues(
    solution,
    indexes.flatMap((it) => groups[it] ?? []),
  );
}

/** True for cells that a clue touches: a symbol, or a given. */
export function cluedCells(grid: Grid): ReadonlySet<number> {
  const symbols = [...grid.symbols.values()].flat();
  return new Set([
    ...symbols.flatMap(({ at }) => touchedStoredCells(at, grid)),
    ...cluesOf(grid).flatMap(({ cell, isGiven }) => (isGiven ? [cell] : [])),
  ]);
}
