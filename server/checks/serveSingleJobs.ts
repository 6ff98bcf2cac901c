import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ProcessAnswer } from './ProcessWorker.ts';
import { READY } from './SingleJobWorker.ts';
import { JOB, type MemoryWatch } from './watchMemory.ts';

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
