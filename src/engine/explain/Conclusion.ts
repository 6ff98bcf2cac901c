import type { Cause, ClueRef } from '../solver/sat/Reason.ts';
import type { Literal } from '../solver/sat/Propagator.ts';

/** How a step follows. */
export type StepCause =
  /** By one deduction. */
  | Exclude<Cause, { readonly type: 'learnt' }>
  /** All colorings that satisfy the clues have it in common. */
  | { readonly type: 'answers' }
  /** The other color leads to a contradiction, of this kind. */
  | { readonly type: 'whatIf'; readonly contradiction: Cause }
  /** Only known from the solution. */
  | { readonly type: 'unexplained' };

/** What follows in the course of a what-if. Literals are of cells or of what clues define. */
export interface Link {
  /** Null for the contradiction, which comes last. */
  readonly literal: Literal | null;
  /** What it follows from: facts, the supposition and earlier links. */
  readonly because: readonly Literal[];
  readonly cause: Cause;
  readonly clues: readonly ClueRef[];
  /** A supposition inside the what-if that was refuted, and how; its links are not in the chain. */
  readonly inner?: WhatIf;
}

/** A supposition and how it leads to a contradiction. */
export interface WhatIf {
  readonly supposed: Literal;
  readonly links: readonly Link[];
}

/** Colors that follow from facts and clues, as literals of cells. */
export interface Conclusion {
  /** The first one was looked for; the others follow for the same reason. */
  readonly literals: readonly Literal[];
  readonly facts: readonly Literal[];
  readonly clues: readonly ClueRef[];
  readonly cause: StepCause;
  readonly whatIf?: WhatIf;
}
