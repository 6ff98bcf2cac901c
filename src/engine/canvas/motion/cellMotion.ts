/** Durations of the motions of cells. The cell shader uses the same numbers. */
export const DURATION_S = {
  paint: 0.12,
  erase: 0.12,
  fuse: 0.12,
  part: 0.12,
  /** Delay of the inner corners after the gap between cells begins to close. */
  cornerDelay: 0.03,
  error: 0.18,
} as const;

/** A new error moves once to either side. `reach` in cells. */
export const NUDGE = { durationS: 0.16, reach: 0.03 } as const;

/**
 * Horizontal offset of a nudge, in cells, at a time since its start. The shader has the same curve.
 */
export function nudgeAt(elapsedS: number): number {
  if (elapsedS <= 0 || elapsedS >= NUDGE.durationS) return 0;
  return NUDGE.reach * Math.sin((2 * Math.PI * elapsedS) / NUDGE.durationS);
}

/** A motion that starts at a progress and ends at 0 or 1. */
export interface Motion {
  readonly from: number;
  readonly to: 0 | 1;
  readonly startS: number;
}

/** Curve of paint that spreads, and of error marks: the shader's function of the same name. */
export function easePaint(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Curve of cells that join or part: the shader's function of the same name. */
export function easeLink(t: number): number {
  return 1 - (1 - t * t) ** 3;
}

/** Curve of paint that is erased: the shader's function of the same name. */
export function easeErase(t: number): number {
  return t ** 1.6;
}

/** Progress of a motion, between 0 and 1. */
export function computeProgress(
  { from, to, startS }: Motion,
  nowS: number,
  durationS: { readonly up: number; readonly down: number },
  ease: { readonly up: (t: number) => number; readonly down: (t: number) => number },
): number {
  const wholeS = to === 1 ? durationS.up : durationS.down;
  const t = Math.min(Math.max((nowS - startS) / wholeS, 0), 1);
  return from + (to - from) * (to === 1 ? ease.up(t) : ease.down(t));
}
