import type { Point, SolidColor } from '../grid/grid.ts';
import { homeColor } from '../grid/placement.ts';
import type { Board } from '../grid/board.ts';
import type { Direction } from '../grid/directions.ts';
import type { State, ErrorDescription } from './verdict.ts';
import { message, type Text } from '#texts/message.ts';

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

/** A count that can no longer be the required number. */
interface Miss {
  /**
   * `over`: the count is too large. `most`: it can be `counted` at most. `exact`: no cell is open
   * any more and the text states the count.
   */
  readonly bound: 'over' | 'most' | 'exact';
  readonly counted: number;
  /** The required number. */
  readonly number: number;
}

/** The miss of a count; undefined while the count can still be right. */
export function findMiss({ completed, possible }: Count, number: number): Miss | undefined {
  if (completed > number) return { bound: 'over', counted: completed, number };
  if (possible < number) return { bound: 'most', counted: possible, number };
  return undefined;
}

/** The texts for the error of a number symbol. */
export interface CountText {
  short(miss: Miss): Text;
  long(miss: Miss): Text;
}

/** The error of a symbol that needs one region and touches cells of both colors. */
const MISPLACED: ErrorDescription = {
  short: message('clues.misplaced'),
  long: message('clues.areaMisplaced'),
};

/** The error of a count, with numbers; undefined if there is none. */
export function describeCountError(
  count: Count | null,
  number: number,
  text: CountText,
): ErrorDescription | undefined {
  if (count === null) return MISPLACED;
  const miss = findMiss(count, number);
  if (!miss) return undefined;
  const isSettled = count.completed === count.possible;
  const told: Miss = isSettled ? { ...miss, bound: 'exact' } : miss;
  return { short: text.short(told), long: text.long(told) };
}
