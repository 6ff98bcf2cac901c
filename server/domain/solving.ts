/** What a report may claim beyond the time that has passed: clocks differ, and so do networks. */
export const REPORT_SLACK_MS = 5_000;

/** What is stored of a time is 24 days at most. */
export const MAX_MS_USED = 2_147_483_647;

const LEAST_SOLVE_MS = 1_000;
const LEAST_MS_PER_CELL = 30;

/** The share of slower solves is told from this many solves on. */
const LEAST_SOLVES_TO_COMPARE = 20;

/** What is known of a solve when it is reported. Times are by the clock of the database. */
interface Solve {
  readonly isOwnPuzzle: boolean;
  readonly emptyCells: number;
  readonly msSinceBegin: number;
  /** What the client reported of it so far. */
  readonly msUsed: number;
}

/** What is kept of a solve. */
export interface SettledSolve {
  /** Whether it is one of the solves that the puzzle and the account count. */
  readonly counted: boolean;
  readonly msUsed: number;
}

/**
 * Decide whether a solve counts, and with which time. The call carries no solution, so a client may
 * claim a solve that never was: all it cannot do is to be faster than anybody could be, to solve a
 * puzzle of its own, or to stand in comparisons with a time that is impossible, as it does when it
 * reports none. Then the time since the beginning is taken.
 */
export function settleSolve({
  isOwnPuzzle,
  emptyCells,
  msSinceBegin,
  msUsed,
}: Solve): SettledSolve {
  const leastMs = Math.max(LEAST_SOLVE_MS, emptyCells * LEAST_MS_PER_CELL);
  return {
    counted: !isOwnPuzzle && msSinceBegin >= leastMs,
    msUsed: msUsed >= leastMs ? msUsed : Math.min(Math.round(msSinceBegin), MAX_MS_USED),
  };
}

/** How many solves there are to compare with, and how many of them took longer. */
export interface SolveTimes {
  readonly solves: number;
  readonly longer: number;
}

/** The share of solves that took longer; null while there are too few. */
export function shareOfLonger({ solves, longer }: SolveTimes): number | null {
  return solves < LEAST_SOLVES_TO_COMPARE ? null : longer / solves;
}
