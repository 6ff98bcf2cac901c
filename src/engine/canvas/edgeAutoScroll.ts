import type { Point } from '../grid/grid.ts';

/** Size of the window a stroke runs in, in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** A stroke this near to the edge of the window scrolls the board; in small windows nearer. */
const ZONE_PX = 44;
const LARGEST_SHARE = 1 / 7;
/** CSS pixels a millisecond where the zone begins, and at the edge or beyond it. */
const SLOWEST = 0.06;
const FASTEST = 0.9;

/**
 * How fast the board scrolls under a stroke at a point of the window, in CSS pixels a millisecond.
 * A stroke that began near an edge has to come nearer to it, so that a press there moves nothing.
 */
export function edgeAutoScroll(start: Point, at: Point, { width, height }: Size): Point {
  return { x: alongAxis(start.x, at.x, width), y: alongAxis(start.y, at.y, height) };
}

function alongAxis(start: number, at: number, room: number): number {
  return pushAt(start, at, room) - pushAt(room - start, room - at, room);
}

/** The speed away from the side at 0. */
function pushAt(start: number, at: number, room: number): number {
  const zone = Math.min(ZONE_PX, room * LARGEST_SHARE, start);
  if (at >= zone) return 0;
  const depth = zone <= 0 ? 1 : Math.min((zone - at) / zone, 1);
  return SLOWEST + (FASTEST - SLOWEST) * depth * depth;
}
