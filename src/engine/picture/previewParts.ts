import type { Point } from '../grid/grid.ts';
import { roundedBox, type Box, type Dash, type OverlayInk, type OverlayStep } from './overlay.ts';

/** Width of the halo around the lines of previews. */
export const HALO = 0.13;
/** Width of the lines of previews. */
export const LINE = 0.06;
/** Corner radius of the boxes of previews. */
export const RADIUS = 0.2;
/** Opacity of a translucent fill. */
export const WASH = 0.16;

/** The cells between two corners, both included. */
export function boxBetween(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x) + 1,
    height: Math.abs(a.y - b.y) + 1,
  };
}

/** A box larger by `by` on every side; smaller for a negative number. */
export function growBox({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** A line around a box, on a halo. */
export function outlineBox(
  box: Box,
  { ink = 'focus', dash }: { readonly ink?: OverlayInk; readonly dash?: Dash },
): readonly OverlayStep[] {
  const line = { kind: 'line', points: roundedBox(box, RADIUS), isClosed: true } as const;
  return [
    { ...line, width: HALO, ink: 'halo' },
    { ...line, width: LINE, ink, ...(dash && { dash }) },
  ];
}
