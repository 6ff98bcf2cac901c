import type { Point } from '../../grid/grid.ts';
import { glided } from './camera.ts';

/** A board on its way without a gesture: let go at a speed that dies away, or carried at a steady one. */
export interface Carry {
  /** CSS pixels a millisecond. */
  readonly speed: Point;
  readonly sinceMs: number;
  readonly isSteady: boolean;
}

/** A late frame carries the board no farther than one of this many milliseconds. */
const LONGEST_STEP_MS = 50;

/** How far a board is carried since its last step, and how fast it is then; null once it is over. */
export function carried(
  { speed, sinceMs, isSteady }: Carry,
  nowMs: number,
): { readonly moved: Point; readonly speed: Point } | null {
  const elapsedMs = nowMs - sinceMs;
  if (!isSteady) return glided(speed, elapsedMs);
  const ms = Math.min(elapsedMs, LONGEST_STEP_MS);
  return { moved: { x: speed.x * ms, y: speed.y * ms }, speed };
}
