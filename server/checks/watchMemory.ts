import type { MessagePort } from 'node:worker_threads';
import { READY } from './SingleJobWorker.ts';

/** Values of the shared number: whether a job is running. */
export const JOB = { none: 0, busy: 1 } as const;

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
