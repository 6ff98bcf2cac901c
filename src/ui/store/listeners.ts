/** Listeners to something that is itself followed only while someone listens. */
export interface Listeners {
  /** Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
}

/** @param follow begins to follow the source, for the first listener, and returns the way to stop, for the last one */
export function createListeners(follow: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let unfollow: (() => void) | null = null;
  return {
    subscribe(listener) {
      listeners.add(listener);
      unfollow ??= follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        unfollow?.();
        unfollow = null;
      };
    },
    tell() {
      for (const listener of [...listeners]) listener();
    },
  };
}
