interface Entry<T> {
  readonly value: Promise<T>;
  readonly atMs: number;
}

/**
 * Remember what was found for a short while, in this process: who asks meanwhile gets the same
 * answer, also while it is still being looked for. Failures are not remembered, and of more than
 * `maxEntries` the oldest are forgotten.
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
    entries.delete(key); // what is added anew stands last
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
}
