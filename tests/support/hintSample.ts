import { Explainer } from '#engine/explain/Explainer.ts';
import { workClock } from '#engine/explain/limits.ts';
import type { Step } from '#engine/explain/Step.ts';
import { withStep } from '#engine/explain/coloring.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { chanceOf } from './chanceOf.ts';
import { fuzzRuns, isNight } from './fuzzRuns.ts';
import { readGrid, SOLVER_PUZZLES, type SolverPuzzle } from './solverPuzzles.ts';

const MOST_SIDE = 10;
/** Cells of the largest puzzle by day, so that the walks take seconds. */
const MOST_CELLS = 49;
const BY_DAY = 12;

/** Puzzles with one solution: the same few by day, and all up to 10 × 10 at night. */
export function hintSample(): readonly SolverPuzzle[] {
  const chance = chanceOf(1);
  const fitting = SOLVER_PUZZLES.filter(({ expect, grid: text, solution }) => {
    if (expect !== 'unique' || solution === undefined) return false;
    const { width, height, tiles } = readGrid(text);
    return Math.max(width, height) <= MOST_SIDE && (isNight || tiles.length <= MOST_CELLS);
  });
  const shuffled = fitting
    .map((puzzle) => ({ puzzle, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ puzzle }) => puzzle);
  return shuffled.slice(0, fuzzRuns(BY_DAY, shuffled.length));
}

/** The steps of a puzzle from its givens to the end. */
export function walkPuzzle({ grid: text, solution: solved }: SolverPuzzle): readonly Step[] {
  const start = clearToGivens(readGrid(text));
  const solution = solved === undefined ? null : readGrid(solved);
  const explainer = new Explainer(start);
  const steps: Step[] = [];
  for (let grid = start; ;) {
    const next = explainer.next(grid, { solution, now: workClock() });
    if (next.type !== 'step') return steps;
    steps.push(next.step);
    grid = withStep(grid, next.step);
  }
}

/** The value that a share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
