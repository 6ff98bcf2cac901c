import type { Text } from '#texts/message.ts';
import type { Config, ParamsOf } from '../config/field.ts';
import type { Board, Topology } from '../grid/board.ts';
import type { Cell, Grid } from '../grid/grid.ts';
import type { Example } from './Example.ts';
import type { ErrorDescription } from './ErrorDescription.ts';
import type { Feature } from './feature.ts';
import type { Admission, FinishContext, Judgement } from './judgement.ts';
import type { Mode } from './mode.ts';
import type { LineEdit } from '../grid/lines.ts';
import type { Count } from './count.ts';
import type { State, Verdict } from './verdict.ts';

/** Fixed properties of a rule. Absent means no. */
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
   * What else players call it, in lower case with commas between: other words, and genres it is
   * known from. Only for the search.
   */
  readonly keywords?: Text;
  /** In the order of writing. */
  readonly config: C;
  readonly traits?: RuleTraits;
  /**
   * Palette entries: params that differ from the initial ones. Absent: one entry with initial
   * params.
   */
  readonly variants?: readonly Partial<ParamsOf<C>>[];
  /**
   * What must hold, in one or two plain sentences of Markdown; `*word*` marks the key word. Empty
   * hides the legend row.
   */
  explain(params: ParamsOf<C>): Text;
  /** Name on the phone's rule strip, at most three words. */
  brief(params: ParamsOf<C>): Text;
  example(params: ParamsOf<C>): Example;
  /**
   * Three-valued and sound: `error` only if no coloring of the gray cells would do (deliberate
   * exceptions are named in the rule's comment); exact on a full board.
   */
  check(params: ParamsOf<C>, board: Board): Verdict;
  /**
   * The cells to mark for the error, where the verdict names more than tell what is wrong; called
   * only then. Absent: those of the verdict.
   */
  culprits?(params: ParamsOf<C>, board: Board): readonly Cell[] | undefined;
  /** Why the rule is in error, with numbers; called only then. */
  describeError?(params: ParamsOf<C>, board: Board): ErrorDescription | undefined;

  /**
   * Whether nothing on the board is of the kind that the rule judges, so that it holds without
   * saying anything. Absent: never.
   */
  isVacuous?(params: ParamsOf<C>, board: Board): boolean;

  /** Applied to params whenever a rule is made or parsed. */
  normalize?(params: ParamsOf<C>): ParamsOf<C>;
  /**
   * Params that an author changed from `before`, with what must change along so that the change
   * holds. Applied before `normalize`, which would take it back. See `editParams`.
   */
  reconcile?(params: ParamsOf<C>, before: ParamsOf<C>): ParamsOf<C>;
  /** Whether players see it in the legend; yes when absent. */
  isShown?(params: ParamsOf<C>): boolean;
  /** How the sides are joined. Called before neighbors are computed. */
  topology?(params: ParamsOf<C>): Topology;
  /** The state of a number symbol, judged in place of the symbol itself. */
  judgeCount?(params: ParamsOf<C>, count: Count | null, number: number): State;
  /** Replaces the judgement, after all clues are judged. */
  finish?(params: ParamsOf<C>, context: FinishContext): Judgement;
  /** Params adapted to a changed grid; the same object if they stay. */
  adapt?(params: ParamsOf<C>, grid: Grid): ParamsOf<C>;
  /** Params after a line was inserted or removed. */
  resize?(params: ParamsOf<C>, edit: LineEdit): ParamsOf<C>;
  /** The grid to store instead of `next` when player or editor replace the grid. */
  admit?(params: ParamsOf<C>, admission: Admission): Grid;
  /** Params on entering a mode; null removes the rule. */
  forMode?(params: ParamsOf<C>, mode: Mode): ParamsOf<C> | null;
  /** What the play session must offer. */
  feature?(params: ParamsOf<C>): Feature;
}

/** Declare a rule. */
export function defineRule<const C extends Config>(def: RuleDef<C>): RuleDef<C> {
  return def;
}
