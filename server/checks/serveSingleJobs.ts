import { setPriority } from 'node:os';
import { Worker, type MessagePort } from 'node:worker_threads';
import type { ProcessAnswer } from './ProcessWorker.ts';
import { READY } from './SingleJobWorker.ts';

/** Values of the shared number: whether a job is running. */
const JOB = { none: 0, busy: 1 } as const;

/** Data of a job for its watching thread. */
export interface MemoryWatch {
  /** One of `JOB`. */
  readonly state: Int32Array<SharedArrayBuffer>;
  /** Memory limit of the whole process. */
  readonly bytes: number;
  /** Id of the process that waits for the job. */
  readonly parent: number;
}

/** True if the thread's data identify it as the memory watch. */
export function isMemoryWatch(given: unknown): given is MemoryWatch {
  return typeof given === 'object' && given !== null && 'state' in given && 'parent' in given;
}

/**
 * Native code allocates at most about 50 MB in this time; the limit of the system leaves room for
 * that.
 */
const PERIOD_MS = 20;

/**
 * Kill this process when it exceeds its memory limit, or when its parent is gone. Runs in a thread,
 * since native code blocks the thread that called it. Asks Node for the memory, so it needs no
 * `/proc`. Sleeps between jobs.
 */
export function watchMemory({ state, bytes, parent }: MemoryWatch, port: MessagePort): never {
  port.postMessage(READY);
  for (;;) {
    Atomics.wait(state, 0, JOB.none);
    while (Atomics.wait(state, 0, JOB.busy, PERIOD_MS) === 'timed-out') {
      if (process.memoryUsage.rss() > bytes || process.ppid !== parent)
        process.kill(process.pid, 'SIGKILL');
    }
  }
}

/**
 * Handle requests in this process, one at a time, for the parent that started it as a
 * `ProcessWorker`. `script` is the calling file; one of its threads runs `watchMemory`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties messages and answers
export function serveSingleJobs<Request>(
  script: string,
  [megabytes = '', niceness = '']: readonly string[],
  answer: (request: Request) => Promise<unknown>,
): void {
  const post = (message: typeof READY | ProcessAnswer<unknown>) => process.send?.(message);
  const state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const change = (to: number) => {
    Atomics.store(state, 0, to);
    Atomics.notify(state, 0);
  };
  const watch: MemoryWatch = { state, bytes: Number(megabytes) * 1024 ** 2, parent: process.ppid };
  process.on('message', (request: Request) => {
    change(JOB.busy);
    void answer(request)
      .then(
        (reply) => post({ reply }),
        (error: unknown) => post({ error: String(error instanceof Error ? error.stack : error) }),
      )
      .finally(() => change(JOB.none));
  });
  process.on('disconnect', () => process.exit());
  // A terminal sends its signal to all processes, but the parent may finish its running work.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  setPriority(Number(niceness));
  new Worker(script, { workerData: watch, env: {}, execArgv: [] })
    .once('message', () => post(READY))
    .unref();
}
