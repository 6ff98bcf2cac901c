import type { Cell, Grid, SolidColor } from '../grid/grid.ts';
import { findAlternatives } from '#engine/solving/alternatives.ts';
import { compile, paint, type Compiled } from '#engine/solving/compile.ts';
import { findModel } from '#engine/solving/solve.ts';
import type { Literal } from '../solver/sat/Propagator.ts';

/** A search in steps, so that whoever runs it can do something else in between. */
export type Paused<Result> = Generator<'pause', Result>;

/** Whether the time for a search is over. Asked again and again while it runs. */
export type IsLate = () => boolean;

/** A cell that has a color in every solution. */
export interface ForcedCell {
  readonly cell: Cell;
  readonly color: SolidColor;
}

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
export function readColoring({ board, dark, search }: Compiled): Grid {
  return paint(board, dark, (literal) => search.trail.value[literal] === 1).grid;
}

/** Literals that hold where the cells have these colors. */
export function literalsFromCells(
  { dark }: Compiled,
  cells: readonly ForcedCell[],
): readonly Literal[] {
  return cells.map(({ cell, color }) => (dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1));
}

/** Whether a puzzle has a solution; these colors are tried first. */
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
