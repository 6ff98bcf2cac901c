import type { Point } from '../grid/grid.ts';
import type { Pinch } from './camera/camera.ts';

/** Time constant of the moving average of the speed. */
const SPEED_MS = 40;
/** A pointer that rested this long before it was lifted ends the gesture without speed. */
const REST_MS = 50;
const STILL: Point = { x: 0, y: 0 };

/** The pointers that pan or pinch the board. Points are CSS pixels from the window's corner. */
export class CameraDrag {
  readonly #points = new Map<number, Point>();
  #speed: Point = STILL;
  #movedMs = 0;

  /** Number of pointers that hold the board. */
  get count(): number {
    return this.#points.size;
  }

  hold(pointerId: number, at: Point): void {
    this.#points.set(pointerId, at);
  }

  drop(pointerId: number): void {
    this.#points.delete(pointerId);
  }

  dropAll(): void {
    this.#points.clear();
  }

  /** A gesture begins: the speed of earlier moves is discarded. */
  begin(): void {
    this.#speed = STILL;
  }

  /** A pointer moved. Returns the move of the board; null if that pointer does not hold it. */
  move(pointerId: number, at: Point, nowMs: number): Pinch | null {
    if (!this.#points.has(pointerId)) return null;
    const before = spreadOf([...this.#points.values()]);
    this.#points.set(pointerId, at);
    const after = spreadOf([...this.#points.values()]);
    const factor = before.radius > 0 && after.radius > 0 ? after.radius / before.radius : 1;
    const pinch = { before: before.middle, after: after.middle, factor };
    this.#measureSpeed(pinch, nowMs);
    return pinch;
  }

  /** The gesture ends. Returns its speed in CSS pixels a millisecond; null after a rest. */
  end(nowMs: number): Point | null {
    const speed = this.#speed;
    this.#speed = STILL;
    return nowMs - this.#movedMs < REST_MS ? speed : null;
  }

  #measureSpeed({ before, after }: Pinch, nowMs: number): void {
    const elapsedMs = Math.max(1, nowMs - this.#movedMs);
    const share = Math.min(1, elapsedMs / SPEED_MS);
    this.#movedMs = nowMs;
    const speed = { x: (after.x - before.x) / elapsedMs, y: (after.y - before.y) / elapsedMs };
    this.#speed = {
      x: this.#speed.x + (speed.x - this.#speed.x) * share,
      y: this.#speed.y + (speed.y - this.#speed.y) * share,
    };
  }
}

/** Center of some points, and their mean distance from it. */
function spreadOf(points: readonly Point[]): { readonly middle: Point; readonly radius: number } {
  const count = Math.max(1, points.length);
  const x = points.reduce((sum, point) => sum + point.x, 0) / count;
  const y = points.reduce((sum, point) => sum + point.y, 0) / count;
  const radius = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0);
  return { middle: { x, y }, radius: radius / count };
}
