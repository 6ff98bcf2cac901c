import { easeFuse, easeInk, isMoving, redirect, still, valueAt, type Tween } from './tween.ts';

/** Delay between the appearance of one mark and the next. */
const STAGGER_MS = 90;
const APPEAR_MS = 160;
/** A mark fades and returns once after its appearance. */
const PULSE_MS = 900;
/** Share of its opacity that a mark loses in the middle of the pulse. */
const PULSE_DEPTH = 0.55;
const DISAPPEAR_MS = 240;

/** Motion of a mark: it appears, pulses once and stays, or it disappears. Plain data. */
export interface MarkMotion {
  readonly opacity: Tween;
  /** Start of the pulse; null for none. */
  readonly pulseMs: number | null;
  readonly isDisappearing: boolean;
}

/**
 * The mark at this index appears: from the opacity of its last motion, or from 0; at once without
 * animation.
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

/** The mark disappears, from its current opacity. */
export function disappearing(motion: MarkMotion, nowMs: number, isAnimated: boolean): MarkMotion {
  if (motion.isDisappearing && isAnimated) return motion;
  const shown = still(markAt(motion, nowMs).alpha);
  const durationMs = isAnimated ? DISAPPEAR_MS : 0;
  const opacity = redirect(shown, 0, nowMs, { durationMs, ease: easeFuse });
  return { opacity, pulseMs: null, isDisappearing: true };
}

/** The end state of a motion, at once. */
export function finished({ isDisappearing }: MarkMotion): MarkMotion {
  return { opacity: still(isDisappearing ? 0 : 1), pulseMs: null, isDisappearing };
}

/** Opacity of a mark, and whether its motion has ended. */
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
