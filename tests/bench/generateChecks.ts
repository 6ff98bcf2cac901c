import { invariant } from '#base/invariant.ts';
import type { Family } from '#engine/generate/Family.ts';
import { generate } from '#engine/generate/generate.ts';
import { bandOf } from '#engine/generate/Wish.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { findChoice } from '#solvers/choices.ts';
import { solveCompletely } from '#solvers/loadSolver.ts';
import { colorsOf } from '#tests/support/randomGrids.ts';
import { at, bar, makeWish, processorMs, sideOf, type Measured } from './generateBars.ts';

const OTHER = findChoice('cspuz');
invariant(OTHER, 'a choice');
/** The other solver has a time limit for each puzzle, in milliseconds. */
const OTHER_LIMIT = 10_000;
const PROVED_SIDE = 7;

/**
 * The share of puzzles for which another solver finds exactly the solution of the generator, which
 * the judge accepts, and how many it supports. Null where it supports none.
 */
export async function measureProofs(family: Family, seeds: number): Promise<readonly Measured[]> {
  const choice = OTHER;
  invariant(choice, 'a choice');
  const side = sideOf(family, PROVED_SIDE);
  let [supported, proved] = [0, 0];
  for (let seed = 1; seed <= seeds; seed++) {
    const grade = family.grades[seed % family.grades.length] ?? 2;
    const made = makeWish(family, side, [grade], 1000 + seed);
    if (made.type !== 'generated' || !choice.supports(made.grid)) continue;
    supported++;
    const end = Date.now() + OTHER_LIMIT;
    const isLate = () => Date.now() > end;
    const { status, solutions } = await solveCompletely(choice, made.grid, { most: 2, isLate });
    const isSame = solutions.map(colorsOf).join() === colorsOf(made.solution);
    const isError = judge(boardOf(made.solution), null).final === 'error';
    if (status === 'unique' && isSame && !isError) proved++;
  }
  if (supported === 0) return [];
  return [
    bar(family, 'by cspuz', side, supported, 'puzzles', {}),
    bar(family, 'proved by cspuz', side, (100 * proved) / supported, '%', { least: 100 }),
  ];
}

/**
 * Longest time between two reports of progress, in milliseconds of the processor. A player who
 * cancels does not wait for one: that ends the worker.
 */
const MOST_PAUSE_MS = 250;
/** Work of a run that is watched, in units of about a millisecond. */
const WATCHED_WORK = 1000;

/** The time between two reports of progress on the hardest puzzle of a family and size. */
export function measurePauses(family: Family, wantedSide: number): readonly Measured[] {
  const side = sideOf(family, wantedSide);
  const size = { width: side, height: side };
  const pauses: number[] = [];
  for (const grade of bandOf(family, size).slice(-1)) {
    const wish = {
      family: family.id,
      ...size,
      grades: [grade],
      symmetry: family.symmetry,
      seed: 3,
    };
    const run = generate(wish, { work: WATCHED_WORK, best: 1 });
    for (let before = processorMs(); run.next().done !== true; before = processorMs())
      pauses.push(processorMs() - before);
  }
  return [
    bar(family, 'pause, median', side, at(pauses, 0.5), 'ms', {}),
    bar(family, 'pause, longest', side, at(pauses, 1), 'ms', { most: MOST_PAUSE_MS }),
  ];
}
