import type { Rating } from '#engine/explain/rate.ts';
import { startExplainer } from './startExplainer.ts';

/** A worker that rates one puzzle. */
export interface RatingWorker {
  readonly rate: () => Promise<Rating | null>;
  readonly terminate: () => void;
}

/** Timeout of a rating. */
const LATE_MS = 60_000;

/**
 * Computes the difficulty of a puzzle in a separate worker; null if there are no hints. Rejects
 * after an abort, a timeout, or a failure of the worker.
 *
 * @param puzzle grid text
 */
export async function rateInWorker(
  puzzle: string,
  signal: AbortSignal,
  start: (puzzle: string) => RatingWorker = startWorker,
): Promise<Rating | null> {
  const worker = start(puzzle);
  let late: ReturnType<typeof setTimeout> | undefined;
  const gone = new Promise<never>((_, reject) => {
    const onGone = () => reject(new Error('the rating is not awaited any more'));
    if (signal.aborted) onGone();
    signal.addEventListener('abort', onGone, { once: true });
    late = setTimeout(onGone, LATE_MS);
  });
  try {
    return await Promise.race([worker.rate(), gone]);
  } finally {
    clearTimeout(late);
    worker.terminate();
  }
}

function startWorker(puzzle: string): RatingWorker {
  const { ask, terminate } = startExplainer(puzzle);
  return { rate: () => ask<Rating | null>((remote) => remote.rate()), terminate };
}
