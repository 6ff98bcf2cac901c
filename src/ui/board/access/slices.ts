/** Processes many items in slices, one slice a task, so that no task is long. */
interface Slices<T> {
  /** Add items: the first slice is processed at once if none is queued. Queued items are unique. */
  readonly add: (things: Iterable<T>) => void;
  readonly stop: () => void;
}

export function createSlices<T>(work: (thing: T) => void, most: number): Slices<T> {
  const waiting = new Set<T>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const next = () => {
    timer = null;
    let left = most;
    for (const thing of waiting) {
      if (left-- === 0) {
        timer = setTimeout(next);
        return;
      }
      waiting.delete(thing);
      work(thing);
    }
  };
  return {
    add(things) {
      for (const thing of things) waiting.add(thing);
      if (timer === null) next();
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      waiting.clear();
    },
  };
}
