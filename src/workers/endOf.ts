import { releaseProxy, type Remote } from 'comlink';

/**
 * Returns the function that ends a worker. It releases the proxy of the worker, too, which would
 * hold both in memory. Further calls do nothing.
 */
export function endOf<T>(worker: Pick<Worker, 'terminate'>, remote: Remote<T>): () => void {
  let isEnded = false;
  return () => {
    if (isEnded) return;
    isEnded = true;
    remote[releaseProxy]();
    worker.terminate();
  };
}
