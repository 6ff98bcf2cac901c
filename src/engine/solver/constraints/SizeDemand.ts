import type { Literal, ClueRef } from '../sat/Reason.ts';

/** The region of a cell has one of some sizes, if the cell has the color. */
export interface SizeDemand {
  readonly cell: number;
  /** Sorted, not empty. */
  readonly sizes: readonly number[];
  /** The condition under which the demand applies; -1 for always. */
  readonly when: Literal;
  readonly clues: readonly ClueRef[];
}

/** Faults of the size of a region. */
export const NO_FAULT = -1;
export const TOO_LARGE = 0;
export const TOO_SMALL = 1;
/**
 * The size is between the smallest and the largest demanded size, but no demanded size is possible.
 */
export const WRONG_SIZE = 2;

/** The largest of sorted sizes; 0 for none. */
export function largestSize(sizes: readonly number[]): number {
  return sizes[sizes.length - 1] ?? 0;
}

/** The fault of a region of `size` that can grow to `reach`, as one of the constants. */
export function findSizeFault(sizes: readonly number[], size: number, reach: number): number {
  if (size > largestSize(sizes)) return TOO_LARGE;
  if (reach < (sizes[0] ?? 0)) return TOO_SMALL;
  for (const wanted of sizes) if (wanted >= size) return wanted > reach ? WRONG_SIZE : NO_FAULT;
  return NO_FAULT;
}
