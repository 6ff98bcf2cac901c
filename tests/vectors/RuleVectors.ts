import type { RuleDef } from '#engine/clues/defineRule.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { ParamsOf } from '#engine/config/field.ts';
import type { Wrapping } from '#engine/grid/directions.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';

/** Differences of one case from the common setting of the rule's vectors. */
interface RuleSetting<D extends RuleDef> {
  readonly params?: Partial<ParamsOf<D['config']>>;
  /** Zone letters laid out like the drawing. */
  readonly zones?: string;
  readonly symbols?: readonly SymbolInstance[];
  readonly wrap?: readonly [horizontal: Wrapping, vertical: Wrapping];
  /** The author's solution, as a drawing. */
  readonly solution?: string;
  /** The cells an error marks: `x` in the layout of the drawing. */
  readonly marks?: string;
  /** State of the whole board. */
  readonly final?: State;
}

/** State of the rule, drawing of the board, and why. Drawings: src/engine/clues/Example.ts. */
export type RuleCase<D extends RuleDef> = readonly [
  state: State,
  drawing: string,
  why: string,
  setting?: RuleSetting<D>,
];

/** The meaning of a rule as a table. */
export interface RuleVectors<D extends RuleDef> {
  readonly params: ParamsOf<D['config']>;
  readonly cases: readonly RuleCase<D>[];
  /** Why a full board may leave it incomplete; it decides full boards when absent. */
  readonly undecidedBecause?: string;
  /** Why its example is in error, where it is. */
  readonly exampleErrsBecause?: string;
}
