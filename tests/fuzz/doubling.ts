/** Measures one reading of an input of a length: time of the processor, in milliseconds. */
export type Measure = (length: number) => Promise<number>;

/** Measured growth of the cost of a reader. */
export interface Growth {
  /** The greatest length that was tried. */
  readonly length: number;
  /** Cost at that length. */
  readonly ms: number;
  /** The cost relative to that at an eighth of the length: 8 if linear, 64 if quadratic. */
  readonly factor: number;
}

const DOUBLINGS = 3;
/** Linear growth, times a factor for what a busy machine and collected garbage add. */
const MOST_FACTOR = 2.5 * 2 ** DOUBLINGS;
/** A cost below this at the greatest length harms nobody, however it grows. */
const CHEAP_MS = 6;
/** Below this, the clock and the collector decide what is measured. */
const LEAST_MS = 0.4;
const RUNS = 3;
/** A suspect is measured again, more often. */
const RUNS_OF_SUSPECTS = 9;

/**
 * Finds growth that is worse than linear; null if the cost is linear or small. Each length is
 * measured several times, and the minimum counts: it is closest to the work itself.
 */
export async function findGrowth(measure: Measure, most: number): Promise<Growth | null> {
  // From short to long, until it costs something: a slow reader of a long text takes minutes.
  const step = 2 ** DOUBLINGS;
  let length = most / step ** 2;
  while (await isCheap(measure, length)) {
    if (length >= most) return null;
    length *= step;
  }
  for (const runs of [RUNS, RUNS_OF_SUSPECTS]) {
    const ms = await leastOf(measure, length, runs);
    const before = await leastOf(measure, length / 2 ** DOUBLINGS, runs);
    const factor = ms / Math.max(before, LEAST_MS);
    if (factor <= MOST_FACTOR) return null;
    if (runs === RUNS_OF_SUSPECTS) return { length, ms, factor };
  }
  return null;
}

/** Measured once more where it does not seem so: a busy machine must not end the search. */
async function isCheap(measure: Measure, length: number): Promise<boolean> {
  if ((await measure(length)) < CHEAP_MS) return true;
  return (await leastOf(measure, length, RUNS)) < CHEAP_MS;
}

async function leastOf(measure: Measure, length: number, runs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run++) least = Math.min(least, await measure(length));
  return least;
}

/** Time of the processor that a piece of work takes, in milliseconds. */
export async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
