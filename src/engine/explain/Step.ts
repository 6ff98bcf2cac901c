import type { Cell, SolidColor } from '../grid/grid.ts';
import type { Cause, ClueRef } from '../solver/sat/Reason.ts';
import type { StepCause } from './Conclusion.ts';

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
