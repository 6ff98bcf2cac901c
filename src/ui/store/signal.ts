/** A value that changes too often for rendering: whoever listens acts on it directly. */
export interface Signal<T> {
  readonly current: () => T;
  readonly set: (value: T) => void;
  /** Called now and after every change. Returns the way to stop. */
  readonly follow: (listener: (value: T) => void) => () => void;
}

/** A signal with a first value. */
export function createSignal<T>(first: T): Signal<T> {
  let value = first;
  const listeners = new Set<(value: T) => void>();
  return {
    current: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
    follow(listener) {
      listeners.add(listener);
      listener(value);
      return () => listeners.delete(listener);
    },
  };
}
