import type { Literal, ClueRef } from '../../sat/Reason.ts';

/** A condition that has to be satisfied in one of some ways. */
export interface WayChoice {
  /** By way: the literals that hold in it; null if there are too many ways to inspect. */
  readonly ways: readonly (readonly Literal[])[] | null;
  /** Undecided literals that affect which ways there are. */
  readonly open: readonly Literal[];
  /** The literals that leave only these ways. */
  readonly because: readonly Literal[];
  readonly clues: readonly ClueRef[];
}

/** Source of choices. */
export interface ChoiceSource {
  /** Number of choices. */
  readonly size: number;
  /** Literals on which choices depend. */
  readonly literals: readonly Literal[];
  /** The literals of one choice, if they are the same on all boards; else null. */
  literalsOf(index: number): readonly Literal[] | null;
  /** Load the values before choices are requested, if that makes the requests faster. */
  look?(value: ArrayLike<number>): void;
  /**
   * A choice under the values of literals, as on a trail; null if there is nothing to choose, or
   * far too many ways.
   */
  choice(index: number, value: ArrayLike<number>): WayChoice | null;
}

/** Maximum number of ways that a player can keep track of. */
export const MOST_WAYS = 64;
