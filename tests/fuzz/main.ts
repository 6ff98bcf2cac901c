import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { findSlowReaders } from './findSlowReaders.ts';
import { newSeed } from './random.ts';
import { attack, inputOf, targets } from './readers.ts';

/**
 * Attack the readers with changed texts in a worker that is watched: `npm run fuzz -- [--count N]
 * [--seed N]`. With `--doubling` it looks instead for readers and routes whose time grows faster
 * than their input.
 */

/** Timeout that detects a hang; a million cells take a second if all cores are busy. */
const HANG_MS = 5000;
const WATCH_MS = 100;
const MEMORY_MB = 512;

interface Plan {
  readonly seed: number;
  readonly count: number;
  /** The number of the input under way. */
  readonly progress: Int32Array;
}

interface Summary {
  readonly outcomes: Readonly<Record<string, number>>;
  readonly slowest: { readonly index: number; readonly milliseconds: number };
  readonly peakMb: number;
}

async function work({ seed, count, progress }: Plan): Promise<Summary> {
  const list = targets();
  const outcomes: Record<string, number> = {};
  let slowest = { index: -1, milliseconds: 0 };
  let peak = 0;
  for (let index = 0; index < count; index++) {
    Atomics.store(progress, 0, index);
    const { target, outcome, milliseconds } = await attack(list, seed, index, () =>
      performance.now(),
    );
    const key = `${target}: ${outcome}`;
    outcomes[key] = (outcomes[key] ?? 0) + 1;
    if (milliseconds > slowest.milliseconds) slowest = { index, milliseconds };
    if (index % 1000 === 0) peak = Math.max(peak, process.memoryUsage.rss());
  }
  return { outcomes, slowest, peakMb: Math.round(peak / 2 ** 20) };
}

function watch(seed: number, count: number): Promise<Summary> {
  const progress = new Int32Array(new SharedArrayBuffer(4));
  const plan: Plan = { seed, count, progress };
  const worker = new Worker(new URL(import.meta.url), {
    workerData: plan,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let last = -1;
  let since = performance.now();
  return new Promise<Summary>((resolve, reject) => {
    const timer = setInterval(() => {
      const index = Atomics.load(progress, 0);
      if (index !== last) [last, since] = [index, performance.now()];
      else if (performance.now() - since > HANG_MS + WATCH_MS && index > 0) {
        reject(new Error(`Input ${index} takes longer than ${HANG_MS} ms`));
      }
    }, WATCH_MS);
    worker.once('message', (summary: Summary) => {
      resolve(summary);
    });
    worker.once('error', (error) => {
      reject(new Error(`Input ${Atomics.load(progress, 0)} breaks a reader`, { cause: error }));
    });
    const stop = () => {
      clearInterval(timer);
      void worker.terminate();
    };
    worker.once('message', stop).once('error', stop);
  });
}

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '200000' },
      seed: { type: 'string', default: String(newSeed()) },
      /** Instead: does the cost of a text grow faster than the text? */
      doubling: { type: 'boolean', default: false },
      /** Only readers and routes with this in their name. */
      only: { type: 'string' },
    },
  });
  if (values.doubling) {
    const problems = await findSlowReaders(values.only);
    for (const problem of problems) console.log(problem);
    console.log(`${problems.length} grow faster than their input`);
    process.exitCode = problems.length === 0 ? 0 : 1;
    return;
  }
  const [seed, count] = [Number(values.seed), Number(values.count)];
  console.log(`Attacking the readers with ${count} inputs, seed ${seed}`);
  try {
    const { outcomes, slowest, peakMb } = await watch(seed, count);
    for (const [outcome, times] of Object.entries(outcomes).sort()) {
      console.log(`${String(times).padStart(8)}  ${outcome}`);
    }
    console.log(`Slowest: ${slowest.milliseconds.toFixed(1)} ms (input ${slowest.index})`);
    console.log(`Peak memory: ${peakMb} MB`);
    if (slowest.milliseconds > HANG_MS) throw new Error(`Input ${slowest.index} hangs`);
  } catch (error) {
    const index = Number(/\d+/.exec(error instanceof Error ? error.message : '')?.[0] ?? 0);
    const list = targets();
    const target = list[index % list.length];
    console.error(error);
    if (target) console.error(JSON.stringify({ seed, index, input: inputOf(target, seed, index) }));
    process.exit(1);
  }
}

if (isMainThread) await start();
else parentPort?.postMessage(await work(workerData as Plan));
