/** Something to be timed. */
export interface Bench {
  /** The measured operation. */
  readonly name: string;
  /** Milliseconds that one run may take at the median; null where nothing is promised. */
  readonly budgetMs: number | null;
  /**
   * Makes everything that is not timed, and returns one run. Runs may be done any number of times.
   */
  readonly prepare: () => (() => unknown) | Promise<() => unknown>;
}

/** Times of one bench in milliseconds. */
export interface Timing {
  readonly name: string;
  readonly runs: number;
  readonly median: number;
  readonly percentile95: number;
  readonly budgetMs: number | null;
}

const WARM_UP_RUNS = 10;
const MAX_RUNS = 500;
const MAX_MS = 1500;

/** Run a bench, warm, until it has run often or long enough. */
export async function timeBench({ name, budgetMs, prepare }: Bench): Promise<Timing> {
  const run = await prepare();
  for (let i = 0; i < WARM_UP_RUNS; i++) await run();
  const times: number[] = [];
  const start = performance.now();
  while (times.length < MAX_RUNS && performance.now() - start < MAX_MS) {
    const before = performance.now();
    await run();
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? NaN;
  return { name, budgetMs, runs: times.length, median: at(0.5), percentile95: at(0.95) };
}
