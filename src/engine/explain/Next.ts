import type { Cell, Grid } from '../grid/grid.ts';
import type { Step } from './Step.ts';

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
