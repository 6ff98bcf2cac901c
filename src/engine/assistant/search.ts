import type { Grid } from '../grid/grid.ts';
import { alternativesOf } from '../solver/run/alternatives.ts';
import { compile, paint, type Compiled } from '../solver/run/compile.ts';
import { findModel } from '../solver/run/solve.ts';
import type { Literal } from '../solver/sat/Propagator.ts';

/** A search in steps, so that whoever runs it can do something else in between. */
export type Paused<Result> = Generator<'pause', Result>;

/** Whether the time for a search is over. Asked again and again while it runs. */
export type IsLate = () => boolean;

/** Starts the time of one of several searches, which end together. */
export type SearchTime = () => IsLate;

/** A clock in milliseconds that never runs backwards. */
export type Clock = () => number;

/** Time for one search, from now on. */
export function lateAfter(limitMs: number, now: Clock): IsLate {
  const endMs = now() + limitMs;
  return () => now() >= endMs;
}

/** Time for several searches, from now on, of which none may take all of it. */
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

/** `found` and `none` are proved; `late` says nothing. */
export type SearchEnd = 'found' | 'none' | 'late';

/** Search for a coloring without an error; it is then on the trail of the search. */
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
export function coloringOf({ board, dark, search }: Compiled): Grid {
  return paint(board, dark, (literal) => search.trail.value[literal] === 1).grid;
}

/** Whether a puzzle has a solution. */
export function* findSolution(grid: Grid, isLate: IsLate): Paused<SearchEnd> {
  if (isLate()) return 'late';
  const compiled = compile(grid);
  if (alternativesOf(compiled.board).length > 0) return 'found';
  return yield* findColoring(compiled, [], isLate);
}
