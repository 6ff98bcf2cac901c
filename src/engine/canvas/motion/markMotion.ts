import { easeFuse, easeInk, isMoving, redirect, still, valueAt, type Tween } from './tween.ts';

/** Between the appearing of one mark and the next. */
const STAGGER_MS = 90;
const APPEAR_MS = 160;
/** A mark fades and comes back once after it appeared. */
const PULSE_MS = 900;
/** The share of its opacity that a mark loses in the middle of the pulse. */
const PULSE_DEPTH = 0.55;
const DISAPPEAR_MS = 240;

/** A mark that appears, pulses once and stays, or that disappears. Plain data. */
export interface MarkMotion {
  readonly opacity: Tween;
  /** When the pulse begins; null for none. */
  readonly pulseMs: number | null;
  readonly isDisappearing: boolean;
}

/**
 * The mark at this place in the order appears: from the opacity of its last motion, or from none;
 * at once without animation.
 */
export function appearing(
  order: number,
  nowMs: number,
  isAnimated: boolean,
  last: MarkMotion | null = null,
): MarkMotion {
  if (!isAnimated) return { opacity: still(1), pulseMs: null, isDisappearing: false };
  const delayMs = order * STAGGER_MS;
  const shown = still(last === null ? 0 : markAt(last, nowMs).alpha);
  const opacity = redirect(shown, 1, nowMs, { durationMs: APPEAR_MS, delayMs, ease: easeInk });
  return { opacity, pulseMs: nowMs + delayMs + APPEAR_MS, isDisappearing: false };
}

/** The mark disappears, from its opacity now. */
export function disappearing(motion: MarkMotion, nowMs: number, isAnimated: boolean): MarkMotion {
  if (motion.isDisappearing && isAnimated) return motion;
  const shown = still(markAt(motion, nowMs).alpha);
  const durationMs = isAnimated ? DISAPPEAR_MS : 0;
  const opacity = redirect(shown, 0, nowMs, { durationMs, ease: easeFuse });
  return { opacity, pulseMs: null, isDisappearing: true };
}

/** The end of a motion, at once. */
export function finished({ isDisappearing }: MarkMotion): MarkMotion {
  return { opacity: still(isDisappearing ? 0 : 1), pulseMs: null, isDisappearing };
}

/** How opaque a mark is, and whether its motion is over. */
export function markAt(
  { opacity, pulseMs }: MarkMotion,
  nowMs: number,
): { readonly alpha: number; readonly isOver: boolean } {
  const elapsedMs = pulseMs === null ? PULSE_MS : nowMs - pulseMs;
  const isPulsing = elapsedMs > 0 && elapsedMs < PULSE_MS;
  const pulse = isPulsing ? PULSE_DEPTH * Math.sin((Math.PI * elapsedMs) / PULSE_MS) ** 2 : 0;
  const isOver = !isMoving(opacity, nowMs) && elapsedMs >= PULSE_MS;
  return { alpha: valueAt(opacity, nowMs) * (1 - pulse), isOver };
}
