import type { Wrapping } from '../config/field.ts';
import type { Topology } from './board.ts';
import type { Point } from './grid.ts';

/** No sides joined. */
export const FLAT: Topology = { horizontal: 'none', vertical: 'none' };

/** One coordinate folded back into `size`, and whether an odd number of rims was crossed. */
function fold(value: number, size: number): { readonly folded: number; readonly isOdd: boolean } {
  const laps = Math.floor(value / size);
  return { folded: value - laps * size, isOdd: Math.abs(laps) % 2 === 1 };
}

/** Whether crossing a rim mirrors the other axis. */
function mirrorsAcross(wrapping: Wrapping): boolean {
  return wrapping === 'wrap-reverse' || wrapping === 'reflect-reverse';
}

/**
 * The stored place of a logical one: where a walk beyond a joined side comes out. Along an axis that is not joined
 * the coordinate stays, possibly outside. Horizontal first, then vertical. See docs/grid-text.md, wrap-around.
 */
export function mapPoint(topology: Topology, width: number, height: number, at: Point): Point {
  if (width === 0 || height === 0) return at;
  let { x, y } = at;
  if (topology.horizontal !== 'none') {
    const { folded, isOdd } = fold(x, width);
    x = folded;
    if (isOdd && mirrorsAcross(topology.horizontal)) y = height - 1 - y;
    if (isOdd && topology.horizontal === 'reflect-reverse') x = width - 1 - x;
  }
  if (topology.vertical !== 'none') {
    const { folded, isOdd } = fold(y, height);
    y = folded;
    if (isOdd && mirrorsAcross(topology.vertical)) x = width - 1 - x;
    if (isOdd && topology.vertical === 'reflect-reverse') y = height - 1 - y;
  }
  return { x, y };
}

/** Whether a stored place lies on a grid of this size. */
export function isInside({ x, y }: Point, width: number, height: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}
