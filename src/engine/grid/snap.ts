import type { Edge, Point } from './grid.ts';

/** Size of a board in cells. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Maximum distance from the border between two cells for a point to count as on it; also half the
 * side of the square in the middle of a cell that belongs to no gap.
 */
const NEAR = 0.2;
/** Maximum distance beyond the rim for a point to count as on the board. */
const RIM = 0.25;

/**
 * The symbol place nearest to a point, in cells from the top-left corner of the board: middles of
 * cells for whole steps; for halves, edges and corners too, including those on the rim. Null
 * outside the board.
 */
export function symbolPlaceAt(point: Point, step: 0.5 | 1, { width, height }: Size): Point | null {
  const room = step === 1 ? 0 : RIM;
  if (!isWithin(point.x, width, room) || !isWithin(point.y, height, room)) return null;
  const along = (at: number, size: number): number => {
    const nearest = Math.round((at - 0.5) / step) * step;
    const least = step === 1 ? 0 : -0.5;
    return Math.min(Math.max(nearest, least), size - 1 - least);
  };
  return { x: along(point.x, width), y: along(point.y, height) };
}

/**
 * The gap between two cells at a point, with the left or upper cell first. Null in the middle of a
 * cell, at its corners, where no gap is nearer than another, and on the rim unless `hasRim`.
 */
export function gapAt(point: Point, { width, height }: Size, hasRim: boolean): Edge | null {
  if (!isWithin(point.x, width, 0) || !isWithin(point.y, height, 0)) return null;
  const x = Math.min(Math.floor(point.x), width - 1);
  const y = Math.min(Math.floor(point.y), height - 1);
  const dx = point.x - x - 0.5;
  const dy = point.y - y - 0.5;
  const [far, near] = [Math.abs(dx), Math.abs(dy)].sort((a, b) => b - a);
  if (far === undefined || near === undefined || far < NEAR || near > 0.5 - NEAR) return null;
  const isAcross = Math.abs(dx) > Math.abs(dy);
  const [stepX, stepY] = isAcross ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
  const other = { x: x + stepX, y: y + stepY };
  const isInside = other.x >= 0 && other.y >= 0 && other.x < width && other.y < height;
  if (!isInside && !hasRim) return null;
  return stepX + stepY < 0
    ? { x1: other.x, y1: other.y, x2: x, y2: y }
    : { x1: x, y1: y, x2: other.x, y2: other.y };
}

/** The edit that a tool for whole rows or columns would make. */
export interface Stripe {
  /** `insert` adds a row or column before that of the index; `remove` removes that one. */
  readonly kind: 'insert' | 'remove';
  readonly index: number;
}

/**
 * The row or column at a distance from the upper or left side of the board, or the place between
 * two. Null outside the board.
 */
export function stripeAt(at: number, size: number): Stripe | null {
  if (!isWithin(at, size, RIM)) return null;
  const line = Math.min(Math.max(Math.round(at), 0), size);
  if (Math.abs(at - line) <= NEAR || at < 0 || at > size) return { kind: 'insert', index: line };
  return { kind: 'remove', index: Math.floor(at) };
}

function isWithin(at: number, size: number, room: number): boolean {
  return size > 0 && at >= -room && at <= size + room;
}
