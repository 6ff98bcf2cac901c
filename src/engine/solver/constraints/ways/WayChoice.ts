import type { Literal } from '../../sat/Propagator.ts';
import type { ClueRef } from '../../sat/Reason.ts';

/** Something that has to be satisfied in one of some ways. */
export interface WayChoice {
  /** By way: what holds if it is taken; null if there are too many to look at. */
  readonly ways: readonly (readonly Literal[])[] | null;
  /** Undecided literals that have a part in which ways there are. */
  readonly open: readonly Literal[];
  /** What leaves these ways and no others. */
  readonly because: readonly Literal[];
  readonly clues: readonly ClueRef[];
}

/** Where choices come from. */
export interface ChoiceSource {
  /** Number of choices. */
  readonly size: number;
  /** Literals on which choices depend. */
  readonly literals: readonly Literal[];
  /** Those of one choice, where they are the same on all boards; else null. */
  literalsOf(index: number): readonly Literal[] | null;
  /** Take over the values before choices are asked for, if that makes it faster. */
  look?(value: ArrayLike<number>): void;
  /**
   * A choice as the values of literals, as on a trail, leave it; null where there is nothing to
   * choose, or far too much.
   */
  choice(index: number, value: ArrayLike<number>): WayChoice | null;
}

/** Ways above which nobody keeps them all in view. */
export const MOST_WAYS = 64;
