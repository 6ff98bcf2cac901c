import { setPriority } from 'node:os';
import type { HostAnswer, HostMessage } from './HostedPool.ts';
import { READY } from './SingleJobWorker.ts';
import { WorkerPool } from './WorkerPool.ts';

/** Run a pool in this process for its parent, and end with the parent. */
export function hostWorkers(): void {
  const post = (message: typeof READY | HostAnswer<unknown>) => process.send?.(message);
  const aborts = new Map<number, AbortController>();
  let pool: WorkerPool<unknown, unknown> | null = null;

  const run = async (id: number, request: unknown, account?: string) => {
    const abort = new AbortController();
    aborts.set(id, abort);
    const end = await pool?.run(request, { signal: abort.signal, account });
    aborts.delete(id);
    if (end) post({ id, end });
  };

  process.on('message', (message: HostMessage<unknown>) => {
    switch (message.type) {
      case 'start':
        setPriority(message.niceness);
        pool = new WorkerPool(message.pool);
        break;
      case 'run':
        void run(message.id, message.request, message.account);
        break;
      case 'abort':
        aborts.get(message.id)?.abort();
    }
  });
  process.on('disconnect', () => process.exit());
  // A terminal sends its signal to all processes, but the parent may finish its running work.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  post(READY);
}
