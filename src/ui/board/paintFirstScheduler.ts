/**
 * Delays listeners until after the next paint. Events inside `runBeforePaint` reach subscribers in
 * a task after the next frame, so that a stroke is drawn before pages and screen readers update.
 * Other events reach them at once, together with those that were delayed.
 */
export interface PaintFirstScheduler {
  readonly runBeforePaint: (act: () => void) => void;
  /** Subscribe through `subscribe`, with delayed calls. Returns the unsubscribe function. */
  readonly subscribeAfterPaint: (
    subscribe: (emit: () => void) => () => void,
    listener: () => void,
  ) => () => void;
}

/** @param afterPaint calls back once, after the next frame was painted */
export function createPaintFirstScheduler(
  afterPaint: (then: () => void) => void = afterNextFrame,
): PaintFirstScheduler {
  let isBeforePaint = false;
  let isRequested = false;
  const delayed = new Set<() => void>();
  const flush = () => {
    const listeners = [...delayed];
    delayed.clear();
    for (const listener of listeners) listener();
  };
  const delay = (listener: () => void) => {
    delayed.add(listener);
    if (isRequested) return;
    isRequested = true;
    afterPaint(() => {
      isRequested = false;
      flush();
    });
  };
  return {
    runBeforePaint(act) {
      const before = isBeforePaint;
      isBeforePaint = true;
      try {
        act();
      } finally {
        isBeforePaint = before;
      }
    },
    subscribeAfterPaint(subscribe, listener) {
      const own = () => listener(); // unique, as one function may listen to several sources
      const unsubscribe = subscribe(() => {
        if (isBeforePaint) delay(own);
        else {
          delayed.delete(own);
          own();
        }
      });
      return () => {
        delayed.delete(own);
        unsubscribe();
      };
    },
  };
}

/** Call back in a task after the next frame; on a hidden page, which has none, in a new task. */
export function afterNextFrame(then: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then));
}
