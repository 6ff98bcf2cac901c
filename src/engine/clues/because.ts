import { listed, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Point, SolidColor } from '../grid/grid.ts';
import type { Cause, ClueRef } from '../solver/sat/Reason.ts';

/** A deduction that is to be put in words, as clues see it. */
export interface DeductionToSay {
  readonly cause: Cause;
  /** All clues that it follows from. */
  readonly clues: readonly ClueRef[];
  /** The board with the facts, and gray elsewhere. */
  readonly known: Board;
  /** The same with the other color in the cell that follows: what a clue does not allow. */
  readonly supposed: Board;
  /** The cell that follows, with its color; null for a contradiction, or for more than one cell. */
  readonly only: { readonly cell: Cell; readonly color: SolidColor } | null;
  /** What a sentence begins with: "If this cell were dark,". */
  readonly intro: Text;
  /** The counts that fulfill the numbers of the clues, sorted; none without a number. */
  readonly targets: readonly number[];
  /** The symbols among the clues: "letter A and letter B". */
  readonly symbols: Text;
  /** Number of symbols among the clues that are wrong on `supposed`. */
  readonly wrong: number;
}

/** What hints say of a rule. Apart from its definition, because pages need that without hints. */
export interface RuleWords<P> {
  /** What holds, inside a sentence: "all dark cells are connected". */
  noun(params: P): Text;
  /**
   * Why a deduction of which the rule is a reason holds, where its cause alone says too little: a
   * sentence that begins with the deduction's `intro`. Undefined: by the cause.
   */
  because?(params: P, deduction: DeductionToSay): Text | undefined;
}

/** What hints say of a symbol. */
export interface SymbolWords<P> {
  /** As the subject of a sentence, with its article: "the viewpoint". */
  noun(params: P): Text;
  /** Why a deduction of which the symbol is a reason holds; see `RuleWords`. */
  because?(at: Point, params: P, deduction: DeductionToSay): Text | undefined;
}

/** Counts of which any is right: "3 or 7". */
export function listAlternatives(counts: readonly number[]): Text {
  return listed(counts.map(String), 'disjunction');
}
