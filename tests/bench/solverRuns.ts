import { parseGridText } from '#engine/codec/gridText.ts';
import { invariant } from '#base/invariant.ts';
import type { SolveProgress } from '#engine/solving/protocol.ts';
import type { SolverChoice } from '#solvers/choices.ts';
import { loadSolver, type Solve } from '#solvers/loadSolver.ts';
import type { SolverPuzzle } from '#tests/support/solverPuzzles.ts';

/** Time limit; a slower puzzle counts as unsolved. */
export const LIMIT_MS = 20_000;
const RUNS = 3;

/** The times of one solver for one puzzle. */
export interface Row {
  readonly id: string;
  readonly class: string;
  readonly solver: string;
  /** Time to the first solution; null if there is none. */
  readonly firstMs: number | null;
  /**
   * Time to the proof that there is no other solution, to the second solution, or to all deducible
   * colors.
   */
  readonly totalMs: number;
  readonly isDone: boolean;
  readonly conflictsPerSecond: number | null;
  readonly propagationsPerSecond: number | null;
}

interface Run {
  readonly firstMs: number | null;
  readonly totalMs: number;
  readonly isDone: boolean;
  readonly progress: SolveProgress | null;
}

/**
 * Solve a puzzle three times, or until it takes too long; null if the solver does not support all
 * its clues.
 */
export async function measure(choice: SolverChoice, puzzle: SolverPuzzle): Promise<Row | null> {
  if (!choice.supports(gridOf(puzzle))) return null;
  const solve = await loadSolver(choice.id);
  const runs: Run[] = [];
  while (runs.length < RUNS && runs.every(({ isDone }) => isDone)) {
    runs.push(await runOnce(solve, puzzle));
  }
  const perSecond = (pick: (progress: SolveProgress) => number) =>
    median(runs.map((run) => run.progress && (1000 * pick(run.progress)) / run.totalMs));
  return {
    id: puzzle.id,
    class: puzzle.class,
    solver: choice.id,
    firstMs: median(runs.map(({ firstMs }) => firstMs)),
    totalMs: median(runs.map(({ totalMs }) => totalMs)) ?? NaN,
    isDone: runs.every(({ isDone }) => isDone),
    conflictsPerSecond: perSecond(({ conflicts }) => conflicts),
    propagationsPerSecond: perSecond(({ propagations }) => propagations),
  };
}

async function runOnce(solve: Solve, puzzle: SolverPuzzle): Promise<Run> {
  const grid = gridOf(puzzle);
  const start = performance.now();
  let firstMs: number | null = null;
  let found = 0;
  let progress: SolveProgress | null = null;
  const runUntil = (isDone: boolean): Run => {
    const totalMs = performance.now() - start;
    return { firstMs, totalMs, isDone: isDone && totalMs <= LIMIT_MS, progress };
  };
  for await (const event of solve(grid)) {
    if (event.type === 'progress') {
      ({ progress } = event);
      if (performance.now() - start > LIMIT_MS) return runUntil(false);
      continue;
    }
    found += 1;
    firstMs ??= performance.now() - start;
    if (found === 2) break;
  }
  return runUntil(true);
}

function gridOf(puzzle: SolverPuzzle) {
  const grid = parseGridText(puzzle.grid);
  invariant(grid.ok, 'a grid text');
  return grid.value;
}

function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((it) => it !== null).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? null;
}
