import type { Grid } from '../../grid/grid.ts';
import { compile } from './compile.ts';
import { solveWith } from './solve.ts';
import type { Solving } from './SolveEvent.ts';

/**
 * Find solutions depth first, with all that the propagators find in between, and jump back over decisions that had no part
 * in a conflict. Nothing that is learnt outlives what it forces, so that it needs little memory.
 */
export function* solveByBacktracking(grid: Grid): Solving {
  yield* solveWith(grid, compile(grid, true));
}
