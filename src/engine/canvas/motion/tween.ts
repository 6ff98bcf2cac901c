/** An easing curve from 0 at 0 to 1 at 1; may overshoot between. */
export type Ease = (progress: number) => number;

/** Constant speed. */
export const linear: Ease = (progress) => progress;
/** The style sheet's `--ease-ink`. */
export const easeInk = bezier(0.2, 0.75, 0.25, 1);
/** The style sheet's `--ease-fuse`. */
export const easeFuse = bezier(0.3, 0, 0.15, 1);

/** A value that changes over time. Plain data. */
export interface Tween {
  readonly from: number;
  readonly to: number;
  readonly startMs: number;
  readonly durationMs: number;
  readonly ease: Ease;
}

/** A constant value. */
export function still(value: number): Tween {
  return { from: value, to: value, startMs: 0, durationMs: 0, ease: linear };
}

/** The value at a time. */
export function valueAt({ from, to, startMs, durationMs, ease }: Tween, nowMs: number): number {
  if (nowMs >= startMs + durationMs) return to;
  if (nowMs <= startMs) return from;
  return from + (to - from) * ease((nowMs - startMs) / durationMs);
}

/** Returns whether the value changes, or is about to. */
export function isMoving(tween: Tween, nowMs: number): boolean {
  return tween.from !== tween.to && nowMs < tween.startMs + tween.durationMs;
}

/** Parameters of a change. */
export interface TweenOptions {
  readonly durationMs: number;
  readonly delayMs?: number;
  readonly ease?: Ease;
}

/**
 * Change a value, starting from its current value; returns the same tween if it ends there already.
 */
export function redirect(tween: Tween, to: number, nowMs: number, options: TweenOptions): Tween {
  if (tween.to === to) return tween;
  const { durationMs, delayMs = 0, ease = linear } = options;
  if (durationMs === 0) return still(to);
  return { from: valueAt(tween, nowMs), to, startMs: nowMs + delayMs, durationMs, ease };
}

/** The CSS timing function `cubic-bezier(x1, y1, x2, y2)`. */
export function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const at = (a: number, b: number, t: number) =>
    3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  return (progress) => {
    if (progress <= 0) return 0;
    if (progress >= 1) return 1;
    let low = 0;
    let high = 1;
    for (let step = 0; step < 24; step += 1) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < progress) low = middle;
      else high = middle;
    }
    return at(y1, y2, (low + high) / 2);
  };
}
