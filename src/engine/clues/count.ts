import type { Point, SolidColor } from '../grid/grid.ts';
import { homeColor } from '../grid/placement.ts';
import type { Board } from '../grid/board.ts';
import type { Direction } from '../grid/directions.ts';
import type { State } from './verdict.ts';

/** Bounds of a count: the certain part, and the possible part. */
export interface Count {
  readonly completed: number;
  readonly possible: number;
}

/** A count along one line of sight from a symbol. */
export interface CountLine extends Count {
  readonly direction: Direction;
}

/** The count of a symbol whose surroundings are unknown. */
export const UNBOUNDED: Count = { completed: 0, possible: Number.MAX_SAFE_INTEGER };

/**
 * The count of a symbol for the color of its own cell, or for either color while the cell is gray.
 */
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

/** State of a number symbol from its count, see docs/symbols.md. */
export function stateOfCount(count: Count | null, number: number): State {
  if (count === null || count.completed > number || count.possible < number) return 'error';
  return count.completed === number && count.possible === number ? 'satisfied' : 'incomplete';
}
