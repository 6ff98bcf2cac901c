import type { SymbolDef } from '#engine/clues/defineSymbol.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { ParamsOf } from '#engine/config/field.ts';
import type { Wrapping } from '#engine/grid/directions.ts';

/** x and y. */
type Place = readonly [x: number, y: number];

/** Differences of one case from the common setting of the symbol's vectors. */
interface SymbolSetting<D extends SymbolDef> {
  readonly at?: Place;
  readonly params?: Partial<ParamsOf<D['config']>>;
  /** More symbols of the same id: a place and, where it differs, params. */
  readonly others?: readonly (readonly [at: Place, params?: Partial<ParamsOf<D['config']>>])[];
  readonly wrap?: readonly [horizontal: Wrapping, vertical: Wrapping];
  /** The author's solution, as a drawing. */
  readonly solution?: string;
}

/** State of the symbol, drawing of the board, and why. Drawings: tests/support/symbolBoards.ts. */
export type SymbolCase<D extends SymbolDef> = readonly [
  state: State,
  drawing: string,
  why: string,
  setting?: SymbolSetting<D>,
];

/** The meaning of a symbol as a table. */
export interface SymbolVectors<D extends SymbolDef> {
  readonly at: Place;
  readonly params: ParamsOf<D['config']>;
  readonly cases: readonly SymbolCase<D>[];
  /**
   * Positions at which the verdict stays when the whole board is turned or mirrored: in the middle
   * of cells, or on full boards also between them.
   */
  readonly turns: 'cells' | 'anywhere';
  /**
   * Why the established meaning errs too early on boards whose joined sides bend; only straight
   * ones are then checked.
   */
  readonly errsEarlyWhenBent?: string;
}
