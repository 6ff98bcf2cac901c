interface Entry<T> {
  readonly value: Promise<T>;
  readonly atMs: number;
}

/**
 * Memoize results for a short time, in this process; concurrent callers share one request. Failures
 * are not cached, and the oldest of more than `maxEntries` entries is dropped.
 */
export function memoizeFor<T>(
  durationMs: number,
  maxEntries: number,
): (key: string, find: () => Promise<T>) => Promise<T> {
  const entries = new Map<string, Entry<T>>();
  return (key, find) => {
    const atMs = performance.now();
    const known = entries.get(key);
    if (known && atMs - known.atMs < durationMs) return known.value;
    const entry = { value: find(), atMs };
    entries.delete(key); // new entries go last
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
}
