import type { Cause, ClueRef } from './Cause.ts';

/**
 * A literal: twice a variable for the variable itself, one more for its negation. Cells are variables that are true
 * when the cell is dark.
 */
export type Literal = number;

/** Collects the true literals that force a step. */
export type Because = Literal[];

/**
 * Part of a puzzle's meaning that the search asks for consequences. Keeps no state of its own from call to call that
 * a retreat of the search could make wrong.
 */
export interface Propagator {
  /** Cheap propagators (0) run to their fixpoint before dear ones (1), and those before the dearest (2). */
  readonly priority: 0 | 1 | 2;
  /** Literals whose truth may lead to new consequences. */
  readonly watched: readonly Literal[];
  /** Tells consequences to the search; false after a conflict, which the search then knows. */
  propagate(): boolean;
  /**
   * Adds to `because` literals that force `literal`, all true before trail position `limit`. `note` is what
   * `propagate` gave along.
   */
  explain(literal: Literal, note: number, limit: number, because: Because): void;
  /** What a step or an objection with a note rests on. */
  causeOf(note: number): Cause;
  /** The clues a step is about that these literals force, where the propagator states several. */
  cluesOf?(note: number, because: readonly Literal[]): readonly ClueRef[];
}
