import type { Wrapping } from './directions.ts';
import type { Topology } from './board.ts';
import type { Point } from './grid.ts';

/** A topology without joined sides. */
export const FLAT: Topology = { horizontal: 'none', vertical: 'none' };

const TURNS_ACROSS: ReadonlySet<Wrapping> = new Set<Wrapping>(['wrap-reverse', 'reflect-reverse']);

function modulo(value: number, size: number): number {
  return value - Math.floor(value / size) * size;
}

function isOdd(value: number): boolean {
  return Math.abs(value) % 2 === 1;
}

/** The place after crossing two opposite sides: along the crossing, and across it. */
function cross(
  wrapping: Wrapping,
  along: number,
  length: number,
  across: number,
  breadth: number,
): readonly [along: number, across: number] {
  if (wrapping === 'none') return [along, across];
  const stored = modulo(along, length);
  if (!isOdd(Math.floor(along / length)) || !TURNS_ACROSS.has(wrapping)) return [stored, across];
  return [wrapping === 'reflect-reverse' ? length - 1 - stored : stored, breadth - 1 - across];
}

/**
 * The stored place of a logical one: maps left and right first, then up and down, each side by its
 * wrapping. May be outside if sides are not joined. See docs/grid-text.md, wrap-around.
 */
export function mapPoint(
  { horizontal, vertical }: Topology,
  width: number,
  height: number,
  x: number,
  y: number,
): Point {
  if (width === 0 || height === 0) return { x, y };
  const [firstX, firstY] = cross(horizontal, x, width, y, height);
  const [storedY, storedX] = cross(vertical, firstY, height, firstX, width);
  return { x: storedX, y: storedY };
}

/** True if a stored place is on a grid of this size. */
export function isInside(width: number, height: number, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}
