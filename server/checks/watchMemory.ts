import type { MessagePort } from 'node:worker_threads';
import { READY } from './WatchedWorker.ts';

/** Whether a job is under way, as the shared number says. */
export const JOB = { none: 0, busy: 1 } as const;

/** The data of a job that its watching thread gets. */
export interface MemoryWatch {
  /** One of `JOB`. */
  readonly state: Int32Array<SharedArrayBuffer>;
  /** The most memory that the whole process may hold. */
  readonly bytes: number;
  /** The id of the process that waits for the job. */
  readonly parent: number;
}

/** Whether a thread was started to watch, by what it was given. */
export function isMemoryWatch(given: unknown): given is MemoryWatch {
  return typeof given === 'object' && given !== null && 'state' in given && 'parent' in given;
}

/** Native code fills about this much: 50 MB, which the limit of the system leaves room for. */
const PERIOD_MS = 20;

/**
 * Kill this process when it holds more memory than it may, or when the process that waits for it is
 * gone. It runs in a thread of its own, since native code holds up the one that called it; it asks
 * Node for the memory, so it needs no `/proc`. Between jobs it sleeps.
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
