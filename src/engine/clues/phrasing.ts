import { listed, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Point, SolidColor } from '../grid/grid.ts';
import type { Cause, ClueRef } from '../solver/sat/Reason.ts';

/** A deduction for which a clue provides the sentence. */
export interface DeductionToPhrase {
  readonly cause: Cause;
  /** All clues of the deduction. */
  readonly clues: readonly ClueRef[];
  /** The board with the facts, and gray elsewhere. */
  readonly known: Board;
  /** The same board with the other color in the cell that follows, which a clue forbids. */
  readonly supposed: Board;
  /** The cell that follows, with its color; null for a contradiction, or for more than one cell. */
  readonly only: { readonly cell: Cell; readonly color: SolidColor } | null;
  /** The beginning of the sentence: "If this cell were dark,". */
  readonly intro: Text;
  /** The counts that fulfill the numbers of the clues, sorted; none without a number. */
  readonly targets: readonly number[];
  /** The symbols among the clues: "letter A and letter B". */
  readonly symbols: Text;
  /** Number of symbols among the clues that are wrong on `supposed`. */
  readonly wrong: number;
}

/**
 * The phrases of a rule in hints. Separate from its definition, because pages need the definition
 * without hints.
 */
export interface RulePhrasing<P> {
  /** The condition as a part of a sentence: "all dark cells are connected". */
  noun(params: P): Text;
  /**
   * The reason of a deduction from the rule, if its cause alone says too little: a sentence that
   * begins with the deduction's `intro`. Undefined: the sentence of the cause.
   */
  because?(params: P, deduction: DeductionToPhrase): Text | undefined;
}

/** The phrases of a symbol in hints. */
export interface SymbolPhrasing<P> {
  /** The subject of a sentence, with its article: "the viewpoint". */
  noun(params: P): Text;
  /** The reason of a deduction from the symbol; see `RulePhrasing`. */
  because?(at: Point, params: P, deduction: DeductionToPhrase): Text | undefined;
}

/** Alternative counts: "3 or 7". */
export function listAlternatives(counts: readonly number[]): Text {
  return listed(counts.map(String), 'disjunction');
}
