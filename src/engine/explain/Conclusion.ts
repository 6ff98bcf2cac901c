import type { Cause, ClueRef } from '../solver/sat/Reason.ts';
import type { Literal } from '../solver/sat/Propagator.ts';

/** The kind of reasoning behind a step. */
export type StepCause =
  /** By one deduction. */
  | Exclude<Cause, { readonly type: 'learnt' }>
  /** All colorings that satisfy the clues share the color. */
  | { readonly type: 'answers' }
  /** The other color leads to a contradiction, of this kind. */
  | { readonly type: 'whatIf'; readonly contradiction: Cause }
  /** Only known from the solution. */
  | { readonly type: 'unexplained' };

/** A deduction in a what-if. Literals are of cells, or of variables that clues define. */
export interface Link {
  /** Null for the contradiction, which comes last. */
  readonly literal: Literal | null;
  /** The grounds of the deduction: facts, the supposition and earlier links. */
  readonly because: readonly Literal[];
  readonly cause: Cause;
  readonly clues: readonly ClueRef[];
  /** The refutation of a supposition inside the what-if. Its links are not in the chain. */
  readonly inner?: WhatIf;
}

/** A supposition, and the deductions that lead from it to a contradiction. */
export interface WhatIf {
  readonly supposed: Literal;
  readonly links: readonly Link[];
}

/** Colors that follow from facts and clues, as literals of cells. */
export interface Conclusion {
  /** The first literal was searched for. The others follow for the same reason. */
  readonly literals: readonly Literal[];
  readonly facts: readonly Literal[];
  readonly clues: readonly ClueRef[];
  readonly cause: StepCause;
  readonly whatIf?: WhatIf;
}
