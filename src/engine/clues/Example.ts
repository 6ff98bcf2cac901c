import type { Grid, RuleInstance, SymbolInstance } from '../grid/grid.ts';

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
  /** A grid shown in place of all the rest. */
  readonly grid?: Grid;
}
