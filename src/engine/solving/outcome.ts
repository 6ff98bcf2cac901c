import type { Grid } from '#engine/grid/grid.ts';
import { asksForForced } from './support.ts';

/** The result of a run about the number of solutions. */
export type SolveStatus = 'unique' | 'multiple' | 'none' | 'underclued' | 'unsupported' | 'timeout';

/** The result of a run. */
export interface SolveOutcome {
  readonly status: SolveStatus;
  /** In the order found. For `underclued` the one grid with all deducible colors. */
  readonly solutions: readonly Grid[];
}

/** Limits of a run. */
export interface SolveLimits {
  /**
   * Number of solutions after which the run stops. With fewer than two, uniqueness is not decided.
   */
  readonly most: number;
  /** True if the time limit is exceeded. Called at every progress event. */
  readonly isLate: () => boolean;
}

/** The status of a grid after a finished run that found this many solutions. */
export function decideStatus(grid: Grid, found: number): SolveStatus {
  if (found === 0) return 'none';
  if (asksForForced(grid)) return 'underclued';
  return found === 1 ? 'unique' : 'multiple';
}
