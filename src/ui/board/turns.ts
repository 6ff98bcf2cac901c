/**
 * Who hears first. What happens in `first` is told to ordinary listeners only after the next
 * picture, in a task of its own: a stroke is drawn before pages and screen readers take their time.
 * Whatever else happens they hear at once, and with it what they were not told yet.
 */
export interface Turns {
  readonly first: (act: () => void) => void;
  /** Hear of something in turn. Takes the way to subscribe; returns the way to stop. */
  readonly listen: (
    subscribe: (emit: () => void) => () => void,
    listener: () => void,
  ) => () => void;
}

/** @param afterPicture calls back once, after the next picture was drawn */
export function createTurns(afterPicture: (then: () => void) => void = afterNextFrame): Turns {
  let isFirst = false;
  let isAsked = false;
  const waiting = new Set<() => void>();
  const tell = () => {
    const listeners = [...waiting];
    waiting.clear();
    for (const listener of listeners) listener();
  };
  const wait = (listener: () => void) => {
    waiting.add(listener);
    if (isAsked) return;
    isAsked = true;
    afterPicture(() => {
      isAsked = false;
      tell();
    });
  };
  return {
    first(act) {
      const before = isFirst;
      isFirst = true;
      try {
        act();
      } finally {
        isFirst = before;
      }
    },
    listen(subscribe, listener) {
      const turn = () => listener(); // the same function may listen to several things
      const unsubscribe = subscribe(() => {
        if (isFirst) wait(turn);
        else {
          waiting.delete(turn);
          turn();
        }
      });
      return () => {
        waiting.delete(turn);
        unsubscribe();
      };
    },
  };
}

/** Call back in a task after the next frame; a page out of sight has none. */
export function afterNextFrame(then: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}
