import type { Text } from '#texts/message.ts';
import { wrap } from 'comlink';
import type { InspectedPuzzle } from '#engine/import/inspect.ts';
import type { UnpackedSource } from '#engine/import/openSource.ts';
import type { Result } from '#base/result.ts';
import type { RemoteInspector } from './import.worker.ts';
import { endOf } from './endOf.ts';

/** Opens and judges puzzles in a worker. */
export interface Inspector {
  /** Results in the order of the sources. Rejects if the worker fails. */
  readonly inspect: (
    sources: readonly UnpackedSource[],
  ) => Promise<readonly Result<InspectedPuzzle, Text>[]>;
  readonly terminate: () => void;
}

/** An inspector in a worker of its own. The caller has to terminate it. */
export function spawnInspector(): Inspector {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  const remote = wrap<RemoteInspector>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  });
  failed.catch(() => undefined); // reported to the callers of `inspect`
  return {
    inspect: (sources) => Promise.race([remote.inspect(sources), failed]),
    terminate: endOf(worker, remote),
  };
}
