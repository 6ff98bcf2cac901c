import { message, type Text } from '#texts/message.ts';
import type { ErrorDescription } from './ErrorDescription.ts';
import type { Count } from './count.ts';

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
