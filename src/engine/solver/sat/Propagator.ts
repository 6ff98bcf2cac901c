import type { Cause, ClueRef } from './Reason.ts';

/**
 * A literal: 2v for the variable v itself, 2v + 1 for its negation. A cell has a variable that is
 * true when the cell is dark.
 */
export type Literal = number;

/** Collects the true literals that force another one, or a conflict. */
export type Because = Literal[];

/** Propagators run to their fixpoint by priority: cheap ones before costly and costliest ones. */
export const PRIORITY = { cheap: 0, costly: 1, costliest: 2 } as const;

/**
 * A constraint that deduces literals. It keeps no state between calls that backtracking could
 * invalidate.
 */
export interface Propagator {
  readonly priority: (typeof PRIORITY)[keyof typeof PRIORITY];
  /** Literals after whose assignment it has to run again. */
  readonly watched: readonly Literal[];
  /** Passes deductions to the search; false after a conflict, which it has reported there. */
  propagate(): boolean;
  /**
   * Called in place of `propagate` by a stepwise search. For constraints that leave some deductions
   * to the decisions of other searches, because those are cheaper, or that reuse earlier results:
   * stepwise, the same must follow from the same values, however the search got there.
   */
  propagateStepwise?(): boolean;
  /**
   * Adds to `because` literals that force `literal`, all true before trail position `limit`. `note`
   * is the number that was passed with the deduction.
   */
  explain(literal: Literal, payload: number, limit: number, because: Because): void;
  /** The kind of a deduction or conflict with this note. */
  causeOf(payload: number): Cause;
  /** The clues from which a deduction follows, for propagators that come from several. */
  cluesOf?(payload: number, because: readonly Literal[]): readonly ClueRef[];
}
