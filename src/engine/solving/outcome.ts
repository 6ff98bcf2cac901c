import type { Grid } from '#engine/grid/grid.ts';
import { asksForForced } from './support.ts';

/** What is known of a grid's solutions after a run. */
export type SolveStatus = 'unique' | 'multiple' | 'none' | 'underclued' | 'unsupported' | 'timeout';

/** The result of a run. */
export interface SolveOutcome {
  readonly status: SolveStatus;
  /** In the order found. For `underclued` the one grid with what can be deduced. */
  readonly solutions: readonly Grid[];
}

/** When a run stops. */
export interface SolveLimits {
  /** Solutions after which to stop; with fewer than two nothing is known of uniqueness. */
  readonly most: number;
  /** Whether the time limit is exceeded. Called at every progress event. */
  readonly isLate: () => boolean;
}

/** The status of a grid after a finished run that found so many solutions. */
export function decideStatus(grid: Grid, found: number): SolveStatus {
  if (found === 0) return 'none';
  if (asksForForced(grid)) return 'underclued';
  return found === 1 ? 'unique' : 'multiple';
}
