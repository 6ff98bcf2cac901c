/** Seconds that the motions of cells take. The cell shader reads the same numbers. */
export const DURATION = {
  paint: 0.15,
  erase: 0.12,
  fuse: 0.14,
  part: 0.12,
  /** Inner corners follow the closing gap. */
  cornerDelay: 0.04,
  error: 0.18,
} as const;

/** An error that appears moves once to either side. Seconds, and cells. */
export const NUDGE = { seconds: 0.16, reach: 0.03 } as const;

/** How far to the right a nudge is, in cells, so many seconds after its start. The shader has the same curve. */
export function nudgeAt(seconds: number): number {
  if (seconds <= 0 || seconds >= NUDGE.seconds) return 0;
  return NUDGE.reach * Math.sin((2 * Math.PI * seconds) / NUDGE.seconds);
}

/** A motion from a progress towards 0 or 1, beginning at a time in seconds. */
export interface Motion {
  readonly from: number;
  readonly to: 0 | 1;
  readonly start: number;
}

/** Paint spreads: fast, then slowing down. The shader has the same curve. */
export function easedInk(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Areas join. The shader has the same curve. */
export function easedFuse(t: number): number {
  return 1 - (1 - t * t) ** 3;
}

/** Paint draws back. The shader has the same curve. */
export function easedLift(t: number): number {
  return t ** 1.6;
}

/** How far a motion is, between 0 and 1. */
export function progressOf(
  { from, to, start }: Motion,
  now: number,
  duration: { readonly up: number; readonly down: number },
  ease: { readonly up: (t: number) => number; readonly down: (t: number) => number },
): number {
  const seconds = to === 1 ? duration.up : duration.down;
  const t = Math.min(Math.max((now - start) / seconds, 0), 1);
  return from + (to - from) * (to === 1 ? ease.up(t) : ease.down(t));
}
