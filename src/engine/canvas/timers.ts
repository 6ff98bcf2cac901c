/** Delayed calls, injected so that tests can run them by hand. Each returns a cancel function. */
export interface Timers {
  readonly after: (delayMs: number, call: () => void) => () => void;
  /** Calls back with the next frame. */
  readonly nextFrame: (call: () => void) => () => void;
}

/** The timers of the browser. */
export const BROWSER_TIMERS: Timers = {
  after(delayMs, call) {
    const timer = setTimeout(call, delayMs);
    return () => clearTimeout(timer);
  },
  nextFrame(call) {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
};
