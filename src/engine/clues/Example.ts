import type { Grid, Point, RuleInstance, SymbolInstance } from '../grid/grid.ts';
import type { ControlLine } from '../music/controlLines.ts';

/** A small board that shows a clue, for palettes and legends. */
export interface Example {
  /** `'bw/n.'`: b dark, w light, n gray, `.` no tile, upper case a given, `/` next row. */
  readonly tiles: string;
  /** Merge letters laid out like `tiles`, `.` for none. */
  readonly connections?: string;
  /** Zone letters laid out like `tiles`: a border runs between different letters. */
  readonly zones?: string;
  readonly symbols?: readonly SymbolInstance[];
  readonly rules?: readonly RuleInstance[];
  /** A ready grid, shown in place of all the rest. */
  readonly grid?: Grid;
}

/** Why a clue is in error, said with its numbers. */
export interface Complaint {
  /** At most four words: "sees 6, not 5". */
  readonly short: string;
  /** A sentence without full stop: "This viewpoint sees 6, it should see 5". */
  readonly long: string;
}

/** What the play session must offer for a clue. */
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
      /** What is listened to in place of the solution. */
      readonly track: Grid | null;
      readonly isNormalized: boolean;
    }
  | { readonly kind: 'perfection' };
