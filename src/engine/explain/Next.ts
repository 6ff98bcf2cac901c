import type { Cell, Grid } from '../grid/grid.ts';
import type { Step } from './Step.ts';

/** What to say of a board. */
export interface NextOptions {
  /** The only solution, or what all solutions have in common; gray elsewhere. */
  readonly solution?: Grid | null;
  /** Where the player was last: steps near it are preferred. */
  readonly near?: Cell;
  /** Milliseconds that never run backwards; without it, nothing ends for lack of time. */
  readonly now?: () => number;
}

/** Why there is no step. */
export type NoStep =
  /** Every cell has a color. */
  | { readonly type: 'full' }
  /** For no cell without one a color follows. */
  | { readonly type: 'stuck' }
  /** The colors contradict the clues. */
  | { readonly type: 'contradiction' };

/** What comes next on a board. */
export type Next = NoStep | { readonly type: 'step'; readonly step: Step };

/** What a round of a solve gives: all easy steps, or else the easiest one. */
export type NextRound =
  | NoStep
  | {
      readonly type: 'steps';
      readonly steps: readonly Step[];
      /** Cells that can be found by steps of this kind. */
      readonly width: number;
    };
