import type { Point } from '../../grid/grid.ts';
import { glided } from './camera.ts';

/**
 * How a board moves on without a gesture: released at a speed that decays, or scrolled at a
 * steady one by a stroke at the edge of the window.
 */
export interface Inertia {
  /** CSS pixels a millisecond. */
  readonly speed: Point;
  readonly sinceMs: number;
  readonly isSteady: boolean;
}

/** A late frame moves the board no farther than one of this many milliseconds. */
const LONGEST_STEP_MS = 50;

/** How far a board moves since its last step, and how fast it is then; null once it stops. */
export function inertiaStep(
  { speed, sinceMs, isSteady }: Inertia,
  nowMs: number,
): { readonly moved: Point; readonly speed: Point } | null {
  const elapsedMs = nowMs - sinceMs;
  if (!isSteady) return glided(speed, elapsedMs);
  const ms = Math.min(elapsedMs, LONGEST_STEP_MS);
  return { moved: { x: speed.x * ms, y: speed.y * ms }, speed };
}
