import type { Point } from './grid.ts';

/** The end of a side that stays in place when the length of the side changes. */
export type AnchorEnd = 'start' | 'middle' | 'end';

/** The fixed part of a grid when its size changes: a corner, a side, or the middle. */
export interface Anchor {
  readonly x: AnchorEnd;
  readonly y: AnchorEnd;
}

export const TOP_LEFT: Anchor = { x: 'start', y: 'start' };

/** Width and height in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Position of the old grid's first cell in the new grid: above zero if lines are added before it,
 * below zero if it is removed. With the middle as anchor, an odd line is added or removed at the
 * end, so that growing and shrinking are inverse.
 */
export function anchoredOffset(anchor: Anchor, from: Size, to: Size): Point {
  return {
    x: linesBefore(anchor.x, to.width - from.width),
    y: linesBefore(anchor.y, to.height - from.height),
  };
}

function linesBefore(end: AnchorEnd, added: number): number {
  if (end === 'start') return 0;
  return end === 'end' ? added : Math.trunc(added / 2) + 0; // never -0
}
