import type { Point, SolidColor } from '../grid/grid.ts';
import { homeColor } from '../grid/placement.ts';
import type { Board } from '../grid/board.ts';
import type { Count } from './defineSymbol.ts';

/** What a symbol counts before anything is known. */
export const UNBOUNDED: Count = { completed: 0, possible: Number.MAX_SAFE_INTEGER };

/** The count of a symbol whose own cell matters: for its color, or for either color while it is gray. */
export function countForColors(
  at: Point,
  board: Board,
  countFor: (color: SolidColor) => Count,
): Count {
  const own = homeColor(at, board);
  if (own !== 'gray') return countFor(own);
  const dark = countFor('dark');
  const light = countFor('light');
  return {
    completed: Math.min(dark.completed, light.completed),
    possible: Math.max(dark.possible, light.possible),
  };
}
