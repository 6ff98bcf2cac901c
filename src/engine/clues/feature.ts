import type { Grid, Point } from '../grid/grid.ts';
import type { ControlLine } from '../music/controlLines.ts';

/** A feature that the play session must offer for a clue. */
export type Feature =
  | {
      readonly kind: 'foresight';
      readonly count: number;
      readonly regenIntervalSeconds: number;
      readonly startFull: boolean;
      /** The order in which the author would color cells. */
      readonly solvePath: readonly Point[];
    }
  | {
      readonly kind: 'playback';
      readonly controlLines: readonly ControlLine[];
      /** Played in place of the solution. */
      readonly track: Grid | null;
      readonly isNormalized: boolean;
    }
  | { readonly kind: 'perfection' };
