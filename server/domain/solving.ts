/** Slack for reported times: clocks differ, and networks delay. */
export const REPORT_SLACK_MS = 5_000;

/** Limit of the stored time: 24 days. */
export const MAX_MS_USED = 2_147_483_647;

const MIN_SOLVE_MS = 1_000;
const MIN_MS_PER_CELL = 30;

/** The share of slower solves is reported from this number of solves on. */
const MIN_SOLVES_TO_COMPARE = 20;

/** The least time in which people color this number of cells. */
export function leastSolveMs(cells: number): number {
  return Math.max(MIN_SOLVE_MS, cells * MIN_MS_PER_CELL);
}

/** State of a solve when it is reported. Times are by the clock of the database. */
interface Solve {
  readonly isOwnPuzzle: boolean;
  readonly emptyCells: number;
  readonly msSinceBegin: number;
  /** Time reported by the client so far. */
  readonly msUsed: number;
  /** True if some of that time was spent before the account signed in. */
  readonly isUnseen: boolean;
}

/** Stored result of a solve. */
export interface SettledSolve {
  /** True if it counts for the puzzle and the account. */
  readonly counted: boolean;
  readonly msUsed: number;
}

/**
 * Decide whether a solve counts, and with which time. The call carries no solution, so a client may
 * claim a false solve. It cannot be faster than humanly possible, solve its own puzzle, or enter
 * comparisons with an impossible time, as when it reports none. In that case the time since the
 * start is used. A solve that began unseen has the time that the client measured, and is not
 * counted.
 */
export function settleSolve({
  isOwnPuzzle,
  emptyCells,
  msSinceBegin,
  msUsed,
  isUnseen,
}: Solve): SettledSolve {
  const leastMs = leastSolveMs(emptyCells);
  return {
    counted: !isOwnPuzzle && !isUnseen && msSinceBegin >= leastMs,
    msUsed:
      isUnseen || msUsed >= leastMs ? msUsed : Math.min(Math.round(msSinceBegin), MAX_MS_USED),
  };
}

/** Number of comparable solves, and of those that took longer. */
export interface SolveTimes {
  readonly solves: number;
  readonly longer: number;
}

/** The share of solves that took longer; null while there are too few. */
export function shareOfSlowerSolves({ solves, longer }: SolveTimes): number | null {
  return solves < MIN_SOLVES_TO_COMPARE ? null : longer / solves;
}
