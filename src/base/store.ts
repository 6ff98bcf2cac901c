/** A changing value with subscriptions, as `useSyncExternalStore` accepts it. */
export interface ReadableStore<T> {
  /** The same value, by identity, until it changes. */
  readonly current: () => T;
  /** Call the listener after every change. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that its owner sets. */
export interface Store<T> extends ReadableStore<T> {
  /** Emits nothing if the value is the same. */
  readonly set: (value: T) => void;
}

/** A store with a first value. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const { subscribe, emit } = createEmitter();
  return {
    current: () => value,
    subscribe,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
  };
}

/**
 * A store whose value is derived from another source. `connect` subscribes to that source for the
 * first listener, and returns the unsubscribe function, which is called for the last one: a store
 * without listeners needs no disposal.
 */
export function derivedStore<T>(
  current: () => T,
  connect: (emit: () => void) => () => void,
): ReadableStore<T> {
  return { current, subscribe: createEmitter(connect).subscribe };
}

/**
 * Call a listener with the present value and after every change. Returns the unsubscribe function.
 */
export function subscribeNow<T>(
  { current, subscribe }: ReadableStore<T>,
  listener: (value: T) => void,
) {
  listener(current());
  return subscribe(() => listener(current()));
}

function createEmitter(connect?: (emit: () => void) => () => void) {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  const emit = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    emit,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      if (listeners.size === 1) disconnect = connect?.(emit);
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        disconnect?.();
        disconnect = undefined;
      };
    },
  };
}
