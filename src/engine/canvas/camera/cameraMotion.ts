import type { Point } from '../../grid/grid.ts';
import { easeInk } from '../motion/tween.ts';
import { glided, type Camera } from './camera.ts';

/** How long a step of a key, a button or a double tap takes. */
const GLIDE_MS = 180;

/** A step that is under way. */
export interface Glide {
  readonly from: Camera;
  readonly to: Camera;
  /** At its end the board is fitted, and stays so. */
  readonly isFit: boolean;
  readonly sinceMs: number;
}

/** Where the board lies on its way at a time, in milliseconds, and whether it has arrived. */
export function glideAt(
  { from, to, sinceMs }: Glide,
  nowMs: number,
): { readonly camera: Camera; readonly isOver: boolean } {
  const time = (nowMs - sinceMs) / GLIDE_MS;
  if (time >= 1) return { camera: to, isOver: true };
  return { camera: between(from, to, easeInk(time)), isOver: false };
}

/** A part of the way, `share` from 0 to 1: what both show at one place stays there. */
function between(from: Camera, to: Camera, share: number): Camera {
  const part = (start: number, end: number) => start + (end - start) * share;
  return {
    offsetX: part(from.offsetX, to.offsetX),
    offsetY: part(from.offsetY, to.offsetY),
    cellPx: part(from.cellPx, to.cellPx),
  };
}

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
