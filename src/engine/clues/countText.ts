import { message, type Text } from '#texts/message.ts';
import type { ErrorDescription } from './ErrorDescription.ts';
import type { Count } from './count.ts';

/** A count that can no longer be the number it should be, as texts about it need it. */
interface Miss {
  /**
   * Whether it is too large already or can be `counted` at most; `exact` where nothing is open any
   * more and the text says so.
   */
  readonly bound: 'over' | 'most' | 'exact';
  readonly counted: number;
  /** What it should be. */
  readonly number: number;
}

/** How a count misses its number; undefined while it can still be right. */
export function findMiss({ completed, possible }: Count, number: number): Miss | undefined {
  if (completed > number) return { bound: 'over', counted: completed, number };
  if (possible < number) return { bound: 'most', counted: possible, number };
  return undefined;
}

/** The texts in which the error of a number symbol is described. */
export interface CountText {
  short(miss: Miss): Text;
  long(miss: Miss): Text;
}

/** The error of a symbol that needs one region and touches cells of both colors. */
const MISPLACED: ErrorDescription = {
  short: message('clues.misplaced'),
  long: message('clues.areaMisplaced'),
};

/** Why a count is in error, in numbers; undefined while it is not. */
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
