/** Milliseconds since a board was asked about, until when each way to a step is tried. */
export interface Limits {
  readonly direct: number;
  /** Many what-ifs as they come. */
  readonly rough: number;
  readonly whatIf: number;
  readonly nested: number;
  readonly clueSet: number;
}

const USUAL: Limits = { direct: 400, rough: 500, whatIf: 700, nested: 1100, clueSet: 1600 };
/**
 * Of large boards the harder ways are many times as slow and seldom lead anywhere: nobody shall
 * wait for them in vain.
 */
const LARGE: Limits = { direct: 400, rough: 450, whatIf: 650, nested: 800, clueSet: 950 };
/** A board of 10 x 10. */
const MOST_USUAL = 100;

/** The limits for a board of so many cells. */
export function limitsFor(cells: number): Limits {
  return cells > MOST_USUAL ? LARGE : USUAL;
}

/** Milliseconds that a step of work is taken to need. */
const PER_STEP_MS = 0.05;

/**
 * A clock that runs with the work done instead of the time, each time it is asked: what is found
 * within limits is then the same on every machine.
 */
export function workClock(): () => number {
  let ms = 0;
  return () => (ms += PER_STEP_MS);
}
