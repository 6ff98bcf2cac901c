import { listed, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Point, SolidColor } from '../grid/grid.ts';
import type { Cause, ClueRef } from '../solver/sat/Reason.ts';

/** A deduction about all cells of a step, for a sentence that contains their color. */
export interface ReasonToPhrase {
  /** The cause, or `answers`: all ways to satisfy the only clue have the color in common. */
  readonly cause: Cause | { readonly type: 'answers' };
  /** At least one cell, each with the color of the step. */
  readonly cells: readonly Cell[];
  readonly color: SolidColor;
  /** One cell, or more. */
  readonly which: 'one' | 'more';
  /** The board with the facts of the step, and gray elsewhere. */
  readonly known: Board;
  /** The board as the player has it, without mistakes. */
  readonly shown: Board;
  /** The symbols among the clues, by their printed values: "3", "B"; null without one. */
  readonly printed: readonly (string | null)[];
}

/** A deduction for which a clue provides the sentence about the fault of the other color. */
export interface DeductionToPhrase {
  readonly cause: Cause;
  /** All clues of the deduction. */
  readonly clues: readonly ClueRef[];
  /** The same board with the other color in the cell that follows, which a clue forbids. */
  readonly supposed: Board;
  /** The cell that follows, with its color; null for a contradiction, or for more than one cell. */
  readonly only: { readonly cell: Cell; readonly color: SolidColor } | null;
  /** The beginning of the sentence: "If this cell were dark,". */
  readonly intro: Text;
  /** The counts that fulfill the numbers of the clues, sorted; none without a number. */
  readonly targets: readonly number[];
  /** The symbols among the clues: "this A and this B", "two 3s". */
  readonly symbols: Text;
  /** The symbols among the clues that are wrong on `supposed`. */
  readonly wrong: { readonly count: number; readonly symbols: Text };
}

/**
 * The phrases of a rule in hints. Separate from its definition, because pages need the definition
 * without hints.
 */
export interface RulePhrasing<P> {
  /** The condition as a part of a sentence: "all dark cells are connected". */
  noun(params: P): Text;
  /**
   * The reason for the color of all cells of a step, in one or two sentences of which the last one
   * contains the color. Undefined: the sentence of the cause, or of the fault.
   */
  reason?(params: P, step: ReasonToPhrase): Text | undefined;
  /**
   * The fault of the other color, if the cause alone says too little: a sentence that begins with
   * the deduction's `intro`. Undefined: the sentence of the cause.
   */
  because?(params: P, deduction: DeductionToPhrase): Text | undefined;
}

/** The cells that a symbol counts, in words. */
export interface CountedCells {
  readonly where: 'line' | 'around' | 'neighbors' | 'sight';
  /** True if cells of the other color than the symbol's own are counted. */
  readonly isOther: boolean;
}

/** The phrases of a symbol in hints. */
export interface SymbolPhrasing<P> {
  /** The subject of a sentence: "this 3", "the galaxy". */
  noun(params: P): Text;
  /** The letter or number that is printed on the symbol; null for none. */
  printed?(params: P): string | null;
  /** Set for a symbol whose number is a count of these cells. */
  readonly counted?: CountedCells;
  /** The reason of a step from the symbol; see `RulePhrasing`. */
  reason?(at: Point, params: P, step: ReasonToPhrase): Text | undefined;
  /** The fault of a deduction from the symbol; see `RulePhrasing`. */
  because?(at: Point, params: P, deduction: DeductionToPhrase): Text | undefined;
}

/** Alternative counts: "3 or 7". */
export function listAlternatives(counts: readonly number[]): Text {
  return listed(counts.map(String), 'disjunction');
}
