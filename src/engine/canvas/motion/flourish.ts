import { easeFuse, easeInk, isMoving, redirect, still, valueAt, type Tween } from './tween.ts';

/** Between one cell that lights and the next. */
const STAGGER_MS = 90;
const LIGHT_MS = 160;
/** Out and in again. */
const BREATH_MS = 900;
/** How much less shows at the end of breathing out. */
const BREATH = 0.55;
const FADE_MS = 240;

/** A mark that lights, breathes once and stays, or that fades away. Plain data: how it looks follows from the time. */
export interface Flourish {
  readonly light: Tween;
  /** When it begins to breathe; null if it does not. */
  readonly breathMs: number | null;
  readonly isLeaving: boolean;
}

/** The mark at this place in the order appears, from what still shows of it; all at once where nothing moves. */
export function arrival(
  order: number,
  nowMs: number,
  isAnimated: boolean,
  last: Flourish | null = null,
): Flourish {
  if (!isAnimated) return { light: still(1), breathMs: null, isLeaving: false };
  const delayMs = order * STAGGER_MS;
  const shown = still(last === null ? 0 : breathAt(last, nowMs).alpha);
  const light = redirect(shown, 1, nowMs, { durationMs: LIGHT_MS, delayMs, ease: easeInk });
  return { light, breathMs: nowMs + delayMs + LIGHT_MS, isLeaving: false };
}

/** The mark goes, from what shows of it now. */
export function leaving(flourish: Flourish, nowMs: number, isAnimated: boolean): Flourish {
  if (flourish.isLeaving && isAnimated) return flourish;
  const now = still(breathAt(flourish, nowMs).alpha);
  const light = redirect(now, 0, nowMs, { durationMs: isAnimated ? FADE_MS : 0, ease: easeFuse });
  return { light, breathMs: null, isLeaving: true };
}

/** Where the mark is going, at once. */
export function arrived({ isLeaving }: Flourish): Flourish {
  return { light: still(isLeaving ? 0 : 1), breathMs: null, isLeaving };
}

/** How much of the mark shows, and whether it has come to rest. */
export function breathAt(
  { light, breathMs }: Flourish,
  nowMs: number,
): { readonly alpha: number; readonly isOver: boolean } {
  const lit = valueAt(light, nowMs);
  const since = breathMs === null ? BREATH_MS : nowMs - breathMs;
  const isBreathing = since > 0 && since < BREATH_MS;
  const breath = isBreathing ? BREATH * Math.sin((Math.PI * since) / BREATH_MS) ** 2 : 0;
  return { alpha: lit * (1 - breath), isOver: !isMoving(light, nowMs) && since >= BREATH_MS };
}
