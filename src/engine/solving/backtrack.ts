import type { Grid } from '#engine/grid/grid.ts';
import { compile } from './compile.ts';
import { solveWith } from './solve.ts';
import type { SolveEvents } from './protocol.ts';

/**
 * Find solutions by depth-first search with propagation, backtracking over decisions without a part
 * in the conflict. It needs little memory, since it forgets learnt clauses (see `Search`).
 */
export function* solveByBacktracking(grid: Grid): SolveEvents {
  yield* solveWith(grid, compile(grid, true));
}
