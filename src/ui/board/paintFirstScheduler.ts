/**
 * Delays listeners until after the next paint. Events inside `runBeforePaint` reach subscribers in
 * a task after a frame, so that a stroke is drawn before pages and screen readers update: at the
 * end of the stroke, and during a long one a few times a second. Other events reach them at once,
 * together with those that were delayed.
 */
export interface PaintFirstScheduler {
  readonly runBeforePaint: (act: () => void, isStrokeOver: boolean) => void;
  /** Subscribe through `subscribe`, with delayed calls. Returns the unsubscribe function. */
  readonly subscribeAfterPaint: (
    subscribe: (emit: () => void) => () => void,
    listener: () => void,
  ) => () => void;
}

/**
 * Shortest time between two calls of the listeners within a stroke, and from its start to the
 * first: a press that ends earlier calls them once.
 */
const STROKE_TURN_MS = 110;

/** Where the scheduler gets its frames and its time from. */
interface SchedulerClock {
  /** Calls back once, after the next frame was painted. */
  readonly afterPaint: (then: () => void) => void;
  /** Calls back after some milliseconds; returns a function that cancels it. */
  readonly wait: (then: () => void, ms: number) => () => void;
}

const BROWSER: SchedulerClock = {
  afterPaint: afterNextFrame,
  wait(then, ms) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export function createPaintFirstScheduler({
  afterPaint,
  wait,
}: SchedulerClock = BROWSER): PaintFirstScheduler {
  let isBeforePaint = false;
  let isRequested = false;
  /** Cancels the wait within a stroke; null if there is none. */
  let stopWaiting: (() => void) | null = null;
  const delayed = new Set<() => void>();
  const flush = () => {
    isRequested = false;
    const listeners = [...delayed];
    delayed.clear();
    for (const listener of listeners) listener();
  };
  const request = () => {
    if (isRequested) return;
    isRequested = true;
    afterPaint(flush);
  };
  const endWait = () => {
    stopWaiting?.();
    stopWaiting = null;
  };
  const turn = () => {
    stopWaiting = null;
    if (delayed.size > 0) request();
  };
  return {
    runBeforePaint(act, isStrokeOver) {
      const before = isBeforePaint;
      isBeforePaint = true;
      try {
        act();
      } finally {
        isBeforePaint = before;
      }
      if (isStrokeOver) {
        endWait();
        turn();
      } else stopWaiting ??= wait(turn, STROKE_TURN_MS);
    },
    subscribeAfterPaint(subscribe, listener) {
      const own = () => listener(); // unique, as one function may listen to several sources
      const unsubscribe = subscribe(() => {
        if (isBeforePaint) delayed.add(own);
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
