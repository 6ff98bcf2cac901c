import type { Cell, SolidColor, Grid } from '#engine/grid/grid.ts';
import type { Cause, ClueRef, Literal } from '#engine/solver/sat/Reason.ts';

/** The kind of reasoning behind a step. */
type StepCause =
  /** By one deduction. */
  | Exclude<Cause, { readonly type: 'learnt' }>
  /** All colorings that satisfy the clues share the color. */
  | { readonly type: 'answers' }
  /** The other color leads to a contradiction, of this kind. */
  | { readonly type: 'whatIf'; readonly contradiction: Cause }
  /** Only known from the solution. */
  | { readonly type: 'unexplained' };

/** A deduction in a what-if. Literals are of cells, or of variables that clues define. */
export interface WhatIfLink {
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
  readonly links: readonly WhatIfLink[];
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

/** A cell with a color that it has or gets. */
export interface ColoredCell {
  readonly cell: Cell;
  readonly color: SolidColor;
}

/**
 * Difficulty of a step.
 * - 1: one clue and at most three facts
 * - 2: one clue
 * - 3: two or three clues
 * - 4: one what-if of at most six deductions
 * - 5: a longer what-if, or one inside another
 * - 6: many clues together, by search
 * - 7: only known from the solution
 */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A deduction of a what-if. */
export interface ChainLink {
  /** The cells that get a color; none for the contradiction, which comes last. */
  readonly cells: readonly ColoredCell[];
  readonly because: readonly ColoredCell[];
  readonly clues: readonly ClueRef[];
  readonly cause: Cause;
  /** Set if the color follows from a supposition of its own. */
  readonly inner?: SupposedChain;
}

/** A supposition and its consequences. */
export interface SupposedChain {
  readonly supposed: readonly ColoredCell[];
  readonly links: readonly ChainLink[];
}

/** The next conclusion of a player, with its reason. All levels but 7 are proved. */
export interface Step {
  /** The cells that get a color. Merged cells come together. */
  readonly cells: readonly ColoredCell[];
  /** The colored cells that the step is based on, including givens; one cell of a merged group. */
  readonly facts: readonly ColoredCell[];
  readonly clues: readonly ClueRef[];
  readonly level: Level;
  readonly cause: StepCause;
  readonly whatIf?: SupposedChain;
  /** Difficulty compared to other steps; see `costs.ts`. */
  readonly cost: number;
}

/** Options of a request for the next step. */
export interface NextOptions {
  /** The only solution, or the common part of all solutions; gray elsewhere. */
  readonly solution?: Grid | null;
  /** The last cell of the player. Steps near it are preferred. */
  readonly near?: Cell;
  /** Milliseconds that never run backwards. Without it, there are no time limits. */
  readonly now?: () => number;
}

/** The reason why there is no step. */
export type NoStep =
  /** Every cell has a color. */
  | { readonly type: 'full' }
  /** No color of an empty cell follows. */
  | { readonly type: 'stuck' }
  /** The colors contradict the clues. */
  | { readonly type: 'contradiction' };

/** The next step on a board. */
export type Next = NoStep | { readonly type: 'step'; readonly step: Step };

/** The steps of a round: all easy steps, or else the easiest one. */
export type NextRound =
  | NoStep
  | {
      readonly type: 'steps';
      readonly steps: readonly Step[];
      /** Number of cells that steps of this kind can find. */
      readonly width: number;
    };
