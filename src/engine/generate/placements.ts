import { rateUpTo } from '../explain/rate.ts';
import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import { compile, paint } from '#engine/solving/compile.ts';
import { findModel } from '#engine/solving/solve.ts';
import type { Grid } from '../grid/grid.ts';
import type { Aimed } from './aim.ts';
import { withClues } from './clueSets.ts';
import type { Draft } from './drafts.ts';
import type { Draws } from './draws.ts';
import type { TrueClue } from './Family.ts';
import type { Work } from './Work.ts';

/** Other solutions that are looked at before a draft is given up. */
const MOST_QUESTIONS = 24;
const WORK_PER_PAUSE = 3;
const WORK_PER_CELL = 0.02;
const WORK_PER_LOOK = 0.12;

/** The clues of one area, of which one is part of the puzzle. */
interface Area {
  readonly clues: readonly TrueClue[];
  chosen: TrueClue;
}

/** The grades that are wanted, and what a run has used and seen. */
interface GradeWish {
  readonly grades: readonly number[];
  readonly work: Work;
  readonly seen: Map<number, number>;
}

/** Choose one clue of each area. Null if the draft has no puzzle of a wanted grade. */
export function* placeClues(
  draft: Draft,
  draws: Draws,
  wish: GradeWish,
): Generator<void, Aimed | null> {
  const grid = yield* placeUnrated(draft, draws, wish.work);
  return grid && (yield* graded(grid, wish));
}

/**
 * Choose one clue of each area, so that no other solution is left. Each other solution that is
 * found rules out some choices. Null if none is left, or the work is spent.
 */
export function* placeUnrated(
  { solution, groups }: Draft,
  draws: Draws,
  work: Work,
): Generator<void, Grid | null> {
  const areas = areasOf(solution, groups.flat(), draws);
  const others: Grid[] = [];
  for (let questions = 0; questions < MOST_QUESTIONS && !work.isSpent; questions++) {
    const grid = puzzleOf(solution, areas);
    const other = yield* otherSolution(grid, solution, work);
    if (other === 'none') return grid;
    if (!other) return null;
    others.push(other);
    if (!(yield* excludeAll(solution, areas, others, { draws, work }))) return null;
  }
  return null;
}

function* graded(grid: Grid, { grades, work, seen }: GradeWish): Generator<void, Aimed | null> {
  const isSpent = () => {
    work.spend(WORK_PER_LOOK);
    return work.isSpent;
  };
  const rating = yield* rateUpTo(grid, { most: Math.max(...grades), isSpent });
  if (!rating || rating === 'harder' || !rating.isWhole) return null;
  seen.set(rating.hardest, (seen.get(rating.hardest) ?? 0) + 1);
  return grades.includes(rating.hardest) ? { type: 'aimed', grid, rating } : null;
}

function areasOf(solution: Grid, clues: readonly TrueClue[], draws: Draws): readonly Area[] {
  const board = boardOf(solution);
  const byRegion = new Map<unknown, TrueClue[]>();
  for (const clue of clues.toSorted((a, b) => a.cell - b.cell)) {
    const region = board.regionOf(clue.cell);
    const known = byRegion.get(region);
    if (known) known.push(clue);
    else byRegion.set(region, [clue]);
  }
  return [...byRegion.values()].map((list) => ({ clues: list, chosen: draws.of(list) }));
}

function puzzleOf(solution: Grid, areas: readonly Area[]): Grid {
  return withClues(
    solution,
    areas.map(({ chosen }) => chosen),
  );
}

/** Another solution; null if the work is spent. */
function* otherSolution(
  puzzle: Grid,
  solution: Grid,
  work: Work,
): Generator<void, Grid | 'none' | null> {
  const compiled = compile(puzzle);
  const { search, dark, board } = compiled;
  search.addClause(
    Array.from(dark).map((it, cell) => it ^ (solution.tiles[cell]?.color === 'dark' ? 1 : 0)),
  );
  work.spend(WORK_PER_CELL * board.size);
  const run = findModel(compiled, []);
  for (;;) {
    const { done, value } = run.next();
    if (done === true)
      return value ? paint(board, dark, (it) => search.trail.value[it] === 1).grid : 'none';
    work.spend(WORK_PER_PAUSE);
    if (work.isSpent) return null;
    yield;
  }
}

/** Move clues within their areas until every other solution breaks one. */
function* excludeAll(
  solution: Grid,
  areas: readonly Area[],
  others: readonly Grid[],
  { draws, work }: { draws: Draws; work: Work },
): Generator<void, boolean> {
  for (const other of others) {
    if (!fits(solution, areas, other)) continue;
    if (!(yield* excludeOne(solution, areas, { other, others, draws, work }))) return false;
  }
  return true;
}

function* excludeOne(
  solution: Grid,
  areas: readonly Area[],
  {
    other,
    others,
    draws,
    work,
  }: { other: Grid; others: readonly Grid[]; draws: Draws; work: Work },
): Generator<void, boolean> {
  for (const area of draws.shuffled(areas)) {
    const before = area.chosen;
    for (const clue of draws.shuffled(area.clues)) {
      area.chosen = clue;
      yield;
      work.spend(WORK_PER_CELL * solution.tiles.length);
      if (!fits(solution, areas, other) && !others.some((it) => fits(solution, areas, it)))
        return true;
    }
    area.chosen = before;
  }
  return false;
}

/** True if a coloring breaks none of the chosen clues. */
function fits(solution: Grid, areas: readonly Area[], { tiles }: Grid): boolean {
  const { symbols } = puzzleOf(solution, areas);
  return judge(boardOf({ ...solution, tiles, symbols }), null).final !== 'error';
}
