import { readFileSync } from 'node:fs';
import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { SolveStatus } from '#engine/solving/outcome.ts';
import { invariant } from '#base/invariant.ts';

/** A puzzle for tests of solvers, with the known facts about its solutions. */
export interface SolverPuzzle {
  readonly id: string;
  readonly class: string;
  readonly expect: SolveStatus;
  readonly grid: string;
  /** The only solution. */
  readonly solution?: string;
  /** The deducible colors. */
  readonly deduced?: string;
  /** Solvers that support all its clues, but take too long to be tested each time. */
  readonly slowFor?: readonly string[];
}

const FILES = ['unique', 'hard', 'multiple', 'unsat', 'underclued', 'totals'];

/**
 * All puzzles, file by file. Paths are relative to the project's root, where tests and benches run.
 */
export const SOLVER_PUZZLES: readonly SolverPuzzle[] = FILES.flatMap((file) =>
  readFileSync(`tests/vectors/solver/${file}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SolverPuzzle),
);

/** The grid of a valid text. */
export function readGrid(text: string): Grid {
  const grid = parseGridText(text);
  invariant(grid.ok, 'a grid text');
  return grid.value;
}
