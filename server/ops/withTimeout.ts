import { setTimeout as sleep } from 'node:timers/promises';

/** The result of a promise, or `otherwise` after a timeout. */
export async function withTimeout<T, U>(
  answer: Promise<T>,
  patienceMs: number,
  otherwise: U,
): Promise<T | U> {
  const giveUp = new AbortController();
  const late = sleep(patienceMs, otherwise, { signal: giveUp.signal }).catch(() => otherwise);
  try {
    return await Promise.race([answer, late]);
  } finally {
    giveUp.abort();
  }
}
