/** A value that changes, and a way to hear of it. What `useSyncExternalStore` takes. */
export interface ReadableStore<T> {
  /** The same value, by identity, until it changes. */
  readonly current: () => T;
  /** Call the listener after every change. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that its owner sets. */
export interface Store<T> extends ReadableStore<T> {
  /** Setting what it holds already emits nothing. */
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
 * A store whose value follows from something else. `connect` begins to listen to that, for the
 * first listener, and returns the way to stop, for the last one: without listeners it needs no
 * disposal.
 */
export function derivedStore<T>(
  current: () => T,
  connect: (emit: () => void) => () => void,
): ReadableStore<T> {
  return { current, subscribe: createEmitter(connect).subscribe };
}

/** Call a listener with the value now and after every change. Returns the way to stop. */
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
