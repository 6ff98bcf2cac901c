import type { Grid } from '../../grid/grid.ts';
import type { Solver } from './pick.ts';
import { asksForForced } from './support.ts';

/** What is known of a grid's solutions in the end. */
export type SolveStatus = 'unique' | 'multiple' | 'none' | 'underclued' | 'unsupported' | 'timeout';

/** The end of a run. */
export interface SolveOutcome {
  readonly status: SolveStatus;
  /** As found. For `underclued` the one grid with what can be deduced. */
  readonly solutions: readonly Grid[];
}

/** How much is wanted. */
export interface SolveLimits {
  /** Solutions to be found at most; with fewer than two nothing is known of uniqueness. */
  readonly most: number;
  /** Asked every few hundred steps. */
  readonly isLate: () => boolean;
}

/** Run a solver to its end, or until there is enough. */
export function solveToEnd(
  solver: Solver,
  grid: Grid,
  { most, isLate }: SolveLimits,
): SolveOutcome {
  if (!solver.supports(grid)) return { status: 'unsupported', solutions: [] };
  const solutions: Grid[] = [];
  for (const event of solver.solve(grid)) {
    if (event.type === 'solution') solutions.push(event.grid);
    if (solutions.length >= most) break;
    if (event.type === 'progress' && isLate()) return { status: 'timeout', solutions };
  }
  return { status: statusOf(grid, solutions.length), solutions };
}

/** What a finished run says of a grid, from the number of solutions that were found. */
export function statusOf(grid: Grid, found: number): SolveStatus {
  if (found === 0) return 'none';
  if (asksForForced(grid)) return 'underclued';
  return found === 1 ? 'unique' : 'multiple';
}
