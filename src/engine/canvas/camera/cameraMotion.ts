import type { Point } from '../../grid/grid.ts';
import { easeInk } from '../motion/tween.ts';
import { glided, type Camera } from './camera.ts';

/** Duration of an animated step of a key, a button or a double tap. */
const GLIDE_MS = 180;

/** An animated step of the camera. */
export interface Glide {
  readonly from: Camera;
  readonly to: Camera;
  /** The board is fitted at the end, and stays so. */
  readonly isFit: boolean;
  readonly sinceMs: number;
}

/** The camera of a glide at a time in milliseconds, and whether the glide has ended. */
export function glideAt(
  { from, to, sinceMs }: Glide,
  nowMs: number,
): { readonly camera: Camera; readonly isOver: boolean } {
  const time = (nowMs - sinceMs) / GLIDE_MS;
  if (time >= 1) return { camera: to, isOver: true };
  return { camera: between(from, to, easeInk(time)), isOver: false };
}

/** The interpolated camera, `share` from 0 to 1. A point at the same place in both stays there. */
function between(from: Camera, to: Camera, share: number): Camera {
  const part = (start: number, end: number) => start + (end - start) * share;
  return {
    offsetX: part(from.offsetX, to.offsetX),
    offsetY: part(from.offsetY, to.offsetY),
    cellPx: part(from.cellPx, to.cellPx),
  };
}

/**
 * Motion of a board without a gesture: at a decaying speed after a release, or at a constant speed
 * while a stroke at the edge of the window scrolls it.
 */
export interface Inertia {
  /** CSS pixels a millisecond. */
  readonly speed: Point;
  readonly sinceMs: number;
  readonly isSteady: boolean;
}

/** Longest time step, so that a late frame does not move the board too far. */
const LONGEST_STEP_MS = 50;

/** Distance of the board since its last step, and its new speed; null at the end. */
export function inertiaStep(
  { speed, sinceMs, isSteady }: Inertia,
  nowMs: number,
): { readonly moved: Point; readonly speed: Point } | null {
  const elapsedMs = nowMs - sinceMs;
  if (!isSteady) return glided(speed, elapsedMs);
  const ms = Math.min(elapsedMs, LONGEST_STEP_MS);
  return { moved: { x: speed.x * ms, y: speed.y * ms }, speed };
}
