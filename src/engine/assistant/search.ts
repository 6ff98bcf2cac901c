import type { Cell, Grid, SolidColor } from '../grid/grid.ts';
import { findAlternatives } from '#engine/solving/alternatives.ts';
import { compile, paint, type Compiled } from '#engine/solving/compile.ts';
import { findModel } from '#engine/solving/solve.ts';
import type { Literal } from '../solver/sat/Reason.ts';

/** A search in steps, so that the caller can do other work in between. */
export type Paused<Result> = Generator<'pause', Result>;

/** True if the time for a search is over. Called repeatedly during the search. */
export type IsLate = () => boolean;

/** A cell that has a color in every solution. */
export interface ForcedCell {
  readonly cell: Cell;
  readonly color: SolidColor;
}

/** Starts the time of one of several searches with a common deadline. */
export type SearchTime = () => IsLate;

/** A clock in milliseconds that never runs backwards. */
export type Clock = () => number;

/** The time limit of one search, starting now. */
export function lateAfter(limitMs: number, now: Clock): IsLate {
  const endMs = now() + limitMs;
  return () => now() >= endMs;
}

/** The time limit of several searches, starting now. No single search may take all of the time. */
export function timeForEach(
  { allMs, eachMs }: { readonly allMs: number; readonly eachMs: number },
  now: Clock,
): SearchTime {
  const isOver = lateAfter(allMs, now);
  return () => {
    const isLate = lateAfter(eachMs, now);
    return () => isLate() || isOver();
  };
}

/** `found` and `none` are proved; `late` is no result. */
export type SearchEnd = 'found' | 'none' | 'late';

/** Search for a coloring without an error. It is on the trail of the search afterwards. */
export function* findColoring(
  compiled: Compiled,
  assumptions: readonly Literal[],
  isLate: IsLate,
): Paused<SearchEnd> {
  const run = findModel(compiled, assumptions);
  for (;;) {
    if (isLate()) return 'late';
    const { done, value } = run.next();
    if (done === true) return value ? 'found' : 'none';
    yield 'pause';
  }
}

/** The coloring on the trail. */
export function readColoring({ board, dark, search }: Compiled): Grid {
  return paint(board, dark, (literal) => search.trail.value[literal] === 1).grid;
}

/** Literals that are true if the cells have these colors. */
export function literalsFromCells(
  { dark }: Compiled,
  cells: readonly ForcedCell[],
): readonly Literal[] {
  return cells.map(({ cell, color }) => (dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1));
}

/** Find out if a puzzle has a solution. These colors are tried first. */
export function* findSolution(
  grid: Grid,
  isLate: IsLate,
  likely: readonly ForcedCell[] = [],
): Paused<SearchEnd> {
  if (isLate()) return 'late';
  const compiled = compile(grid);
  if (findAlternatives(compiled.board).length > 0) return 'found';
  for (const literal of literalsFromCells(compiled, likely)) compiled.search.setPhase(literal);
  return yield* findColoring(compiled, [], isLate);
}
