import type { Cause, ClueRef } from './Reason.ts';

/**
 * A literal: 2v for the variable v itself, 2v + 1 for its negation. A cell has a variable that is
 * true when the cell is dark.
 */
export type Literal = number;

/** Collects the true literals that force another literal, or a conflict. */
export type Because = Literal[];

/** Propagators run to their fixpoint by priority: cheap ones before costly and costliest ones. */
export const PRIORITY = { cheap: 0, costly: 1, costliest: 2 } as const;

/**
 * A constraint that deduces literals. It keeps no state between calls that backtracking could
 * invalidate.
 */
export interface Propagator {
  readonly priority: (typeof PRIORITY)[keyof typeof PRIORITY];
  /** The propagator runs again after one of these literals is assigned. */
  readonly watched: readonly Literal[];
  /**
   * Passes deductions to the search. Returns false after a conflict, which it has reported to the
   * search.
   */
  propagate(): boolean;
  /**
   * Replaces `propagate` in a stepwise search. For constraints that leave some deductions to the
   * decisions of other searches, because deciding is cheaper, or that reuse earlier results. In a
   * stepwise search, the deductions may depend only on the current values.
   */
  propagateStepwise?(): boolean;
  /**
   * Adds to `because` the literals that force `literal`, all of them true before trail position
   * `limit`. `payload` is the number that was passed with the deduction.
   */
  explain(literal: Literal, payload: number, limit: number, because: Because): void;
  /** The kind of a deduction or conflict with this payload. */
  causeOf(payload: number): Cause;
  /**
   * The clues from which a deduction follows. Only for propagators that come from several clues.
   */
  cluesOf?(payload: number, because: readonly Literal[]): readonly ClueRef[];
}
