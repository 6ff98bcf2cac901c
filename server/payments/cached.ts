import type { Result } from '#base/result.ts';

/** Keeps a value for some time, and longer when it cannot be had anew. */
export interface Cached<T, E> {
  /** The value; `isFresh` asks for it anew however young it is. */
  get(this: void, isFresh?: boolean): Promise<Result<T, E>>;
}

/** Whoever asks while the value is on its way waits for the same answer. */
export function cached<T, E>(
  load: () => Promise<Result<T, E>>,
  maxAgeMs: number,
  now: () => number,
): Cached<T, E> {
  let kept: { readonly result: Result<T, E>; readonly atMs: number } | null = null;
  let underway: Promise<Result<T, E>> | null = null;

  const refresh = async () => {
    const result = await load();
    // What there was is good for as long again: whoever did not answer is not asked at every call.
    const best = result.ok || kept === null ? result : kept.result;
    if (best.ok) kept = { result: best, atMs: now() };
    return best;
  };
  return {
    get: async (isFresh = false) => {
      if (!isFresh && kept !== null && now() - kept.atMs < maxAgeMs) return kept.result;
      underway ??= refresh().finally(() => {
        underway = null;
      });
      return underway;
    },
  };
}
