/**
 * Time limits of the ways to find a step, in milliseconds since the request. The limits are a last
 * resort: only a few hard boards reach them, and there the hint depends on the speed of the
 * machine. A count of work cannot replace them, because a unit of work takes 0.05 ms on a small
 * board and many milliseconds on a large one, and a player waits for the hint.
 */
export interface Limits {
  readonly direct: number;
  /** Ranking of many what-ifs by their first chains. */
  readonly rough: number;
  readonly whatIf: number;
  /** Finding what-ifs with inner ones, before the shortest are shrunk. */
  readonly nestedRough: number;
  readonly nested: number;
  /** Finding what-ifs deep inside each other. */
  readonly deep: number;
  readonly clueSet: number;
  /** Finding the deductions of a trial for a set of clues. */
  readonly trial: number;
}

const USUAL: Limits = {
  direct: 400,
  rough: 500,
  whatIf: 700,
  nestedRough: 800,
  nested: 1000,
  deep: 1600,
  clueSet: 1700,
  trial: 1800,
};
/** On large boards the harder ways take many times as long and seldom succeed. */
const LARGE: Limits = {
  direct: 400,
  rough: 450,
  whatIf: 650,
  nestedRough: 725,
  nested: 800,
  deep: 1200,
  clueSet: 1300,
  trial: 1400,
};
/** Number of cells of a 10 × 10 board. */
const MOST_USUAL = 100;

/** The limits for a board with this number of cells. */
export function limitsFor(cells: number): Limits {
  return cells > MOST_USUAL ? LARGE : USUAL;
}

/** Milliseconds that one unit of work counts. */
const PER_STEP_MS = 0.05;

/**
 * A clock that advances by each call instead of the time, so that the result within limits is the
 * same on every machine.
 */
export function workClock(): () => number {
  let ms = 0;
  return () => (ms += PER_STEP_MS);
}
