import type { Literal } from './Propagator.ts';
import type { ClueRef } from './Reason.ts';

/** A clause with the clues from which it comes: at least one of its literals holds. */
export interface StatedClause {
  readonly item: readonly Literal[];
  readonly clues: readonly ClueRef[];
}
