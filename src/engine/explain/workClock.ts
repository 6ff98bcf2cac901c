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
