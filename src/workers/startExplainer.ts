import { wrap, type Remote } from 'comlink';
import type { RemoteExplainer } from './explainer.ts';
import { endOf } from './endOf.ts';

/** A worker with one open puzzle. */
export interface ExplainerWorker {
  /** Send a request; rejects if the worker fails or the text is no puzzle. */
  readonly ask: <T>(question: (remote: Remote<RemoteExplainer>) => Promise<T>) => Promise<T>;
  readonly terminate: () => void;
}

/**
 * Start a worker that explains a puzzle. The caller has to end it.
 *
 * @param puzzle grid text
 */
export function startExplainer(puzzle: string): ExplainerWorker {
  const worker = new Worker(new URL('./explain.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<RemoteExplainer>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  broken.catch(() => undefined); // reported by `ask`
  const opening = remote.open(puzzle);
  return {
    async ask(question) {
      await Promise.race([opening, broken]);
      return Promise.race([question(remote), broken]);
    },
    terminate: endOf(worker, remote),
  };
}
