import { mapStable } from '../grid/stable.ts';
import { bySymbolId, internedTile, type Grid } from '../grid/grid.ts';
import type { Draws } from './draws.ts';
import type { TrueClue } from './Family.ts';
import { orbitOf, type Size, type Symmetry } from './symmetry.ts';

/** Clues that stand or go together. */
export type ClueGroup = readonly TrueClue[];

/** The clues in groups: each with those on the images of its cell, in random order. */
export function groupClues(
  clues: readonly TrueClue[],
  symmetry: Symmetry,
  size: Size,
  draws: Draws,
): readonly ClueGroup[] {
  const groups = new Map<number, TrueClue[]>();
  for (const clue of clues) {
    const [first = clue.cell] = orbitOf(clue.cell, symmetry, size);
    const group = groups.get(first);
    if (group) group.push(clue);
    else groups.set(first, [clue]);
  }
  return draws.shuffled([...groups.values()]);
}

/** The puzzle of a solution with the clues that never go, and some that may. */
export function withClues(solution: Grid, clues: Iterable<TrueClue>): Grid {
  const list = [...clues].sort((a, b) => a.cell - b.cell);
  const given = new Set(list.flatMap(({ cell, isGiven }) => (isGiven ? [cell] : [])));
  const tiles = mapStable(solution.tiles, ({ exists, color }) =>
    internedTile(exists, false, color),
  ).map(({ exists, color }, cell) =>
    given.has(cell) ? internedTile(exists, true, color) : internedTile(exists, false, 'gray'),
  );
  const own = [...solution.symbols.values()].flat();
  const added = list.flatMap(({ symbol }) => symbol ?? []);
  return { ...solution, tiles, symbols: bySymbolId([...own, ...added]) };
}
