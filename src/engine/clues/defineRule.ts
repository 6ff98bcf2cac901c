import type { Text } from '#texts/message.ts';
import type { Config, ParamsOf } from '../config/field.ts';
import type { Board, Topology } from '../grid/board.ts';
import type { Cell, Grid, Point } from '#engine/grid/grid.ts';
import type { Example } from './Example.ts';
import type {
  ErrorDescription,
  State,
  Verdict,
  Admission,
  FinishContext,
  Judgement,
} from './verdict.ts';
import type { Mode } from './mode.ts';
import type { LineEdit } from '../grid/lines.ts';
import type { Count } from './count.ts';
import type { ControlLine } from '#engine/music/controlLines.ts';

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

/** Fixed properties of a rule. An absent property is false. */
interface RuleTraits {
  /** At most one in a grid. */
  readonly singleton?: boolean;
  /** Only the author's solution can satisfy it. */
  readonly needsSolution?: boolean;
  /** Never delays completion, left out of checksums. */
  readonly optional?: boolean;
  /** `forced`: a solver answers with the deducible cells only. */
  readonly answer?: 'all' | 'forced';
  /** The type of puzzle that a grid with this rule is. */
  readonly type?: 'music' | 'pattern' | 'underclued';
}

/**
 * The definition of one rule. Hooks are optional; shared code calls them and never compares ids.
 * Methods get the params of the instance.
 */
export interface RuleDef<C extends Config = Config> {
  /** Wire id, never changes; also the folder's name. */
  readonly id: string;
  /** Palette name. */
  readonly title: Text;
  /**
   * Other names of the rule, in lower case and separated by commas: synonyms, and genres that use
   * it. Only for the search.
   */
  readonly keywords?: Text;
  /** Further keywords of the variants, in their order. */
  readonly variantKeywords?: readonly Text[];
  /** In the order of writing. */
  readonly config: C;
  readonly traits?: RuleTraits;
  /**
   * Palette entries: params that differ from the initial ones. Absent: one entry with initial
   * params.
   */
  readonly variants?: readonly Partial<ParamsOf<C>>[];
  /**
   * The condition that must hold, in one or two plain sentences of Markdown; `*word*` marks the key
   * word. Empty hides the legend row.
   */
  explain(params: ParamsOf<C>): Text;
  /** Name on the phone's rule strip, at most three words. */
  brief(params: ParamsOf<C>): Text;
  example(params: ParamsOf<C>): Example;
  /**
   * The three-valued and sound verdict: `error` only if no coloring of the gray cells would satisfy
   * the rule (deliberate exceptions are named in the rule's comment); exact on a full board. While
   * cells are gray, `satisfied` means that nothing is missing now: it may become an error later.
   */
  check(params: ParamsOf<C>, board: Board): Verdict;
  /**
   * The cells to mark for the error, if the verdict names more than are needed to see it. Called
   * only for an error. Absent: the cells of the verdict.
   */
  culprits?(params: ParamsOf<C>, board: Board): readonly Cell[] | undefined;
  /** The error of the rule, with numbers. Called only for an error. */
  describeError?(params: ParamsOf<C>, board: Board): ErrorDescription | undefined;

  /**
   * True if the board has nothing that the rule judges, so that it is satisfied without effect.
   * Absent: never.
   */
  isVacuous?(params: ParamsOf<C>, board: Board): boolean;

  /** Applied to params whenever a rule is made or parsed. */
  normalize?(params: ParamsOf<C>): ParamsOf<C>;
  /**
   * Completes params that an author changed from `before` with the changes that keep them valid.
   * Applied before `normalize`, which would revert the change. See `editParams`.
   */
  reconcile?(params: ParamsOf<C>, before: ParamsOf<C>): ParamsOf<C>;
  /** True if players see the rule in the legend, as when absent. */
  isShown?(params: ParamsOf<C>): boolean;
  /** The way in which the sides are joined. Called before neighbors are computed. */
  topology?(params: ParamsOf<C>): Topology;
  /** The state of a number symbol, judged in place of the symbol itself. */
  judgeCount?(params: ParamsOf<C>, count: Count | null, number: number): State;
  /** Replaces the judgement, after all clues are judged. */
  finish?(params: ParamsOf<C>, context: FinishContext): Judgement;
  /** Params adapted to a changed grid; the same object if they stay. */
  adapt?(params: ParamsOf<C>, grid: Grid): ParamsOf<C>;
  /** Params after a line was inserted or removed. */
  resize?(params: ParamsOf<C>, edit: LineEdit): ParamsOf<C>;
  /** The grid to store instead of `next` when the player or the editor replaces the grid. */
  admit?(params: ParamsOf<C>, admission: Admission): Grid;
  /** Params on entering a mode; null removes the rule. */
  forMode?(params: ParamsOf<C>, mode: Mode): ParamsOf<C> | null;
  /** The feature that the play session must offer. */
  feature?(params: ParamsOf<C>): Feature;
}

/** Declare a rule. */
export function defineRule<const C extends Config>(def: RuleDef<C>): RuleDef<C> {
  return def;
}
