import type { Point } from './grid.ts';

/** Which end of a side stays where it is when the side gets longer or shorter. */
export type AnchorEnd = 'start' | 'middle' | 'end';

/** What stays where it is when a grid gets another size: a corner, a side, or the middle. */
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
 * Where the first cell of the old grid lies in the new one: above zero where lines are added before
 * it, below where it goes itself. From the middle, an odd line is added or removed at the end, so
 * that growing and shrinking undo each other.
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
