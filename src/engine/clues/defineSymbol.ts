import type { Text } from '#texts/message.ts';
import type { Config, ParamsOf } from '../config/field.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Grid, Point, SymbolInstance } from '../grid/grid.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { Count, CountLine } from './count.ts';
import type { Example } from './Example.ts';
import type { ErrorDescription, State } from './verdict.ts';

/** Fixed properties of a symbol. An absent property is false. */
interface SymbolTraits {
  /** Only the author's solution can satisfy it. */
  readonly needsSolution?: boolean;
  /** Never delays completion, not counted with regions, left out of checksums. */
  readonly optional?: boolean;
  /** Not in the toolbox. */
  readonly toolless?: boolean;
  /** In the part of the toolbox that opens on request. */
  readonly isMoreTool?: boolean;
  /** Place in the legend; code of the id's first character when absent. */
  readonly listOrder?: number;
}

/** The data that decides if a symbol is drawn. */
export interface DisplayContext {
  readonly board: Board;
  readonly solution: Grid | null;
}

/**
 * The definition of one symbol. Hooks are optional; shared code calls them and never compares ids.
 */
export interface SymbolDef<C extends Config = Config> {
  /** Wire id, never changes; also the folder's name. */
  readonly id: string;
  readonly title: Text;
  /** Fields after x and y, in the order of writing. */
  readonly config: C;
  /** Placement step: 1 for cells only, 0.5 for edges and corners too. */
  readonly step: 0.5 | 1;
  readonly traits?: SymbolTraits;
  /** Name of this variant, when it differs from `title`. */
  name?(params: ParamsOf<C>): Text;
  /**
   * The condition that must hold, in one or two plain sentences of Markdown; `*word*` marks the key
   * word. Empty hides the legend row.
   */
  explain(params: ParamsOf<C>): Text;
  /** At most three words next to the name: "cells in its area". */
  caption(params: ParamsOf<C>): Text;
  /** Text for screen readers after the position: "area number 4". */
  speak(params: ParamsOf<C>): Text;
  /** Symbols with equal keys share a legend row; all of the id when absent. */
  legendKey?(params: ParamsOf<C>): string;
  example(params: ParamsOf<C>): Example;
  glyph(params: ParamsOf<C>): Glyph;
  /** Loads the drawings that `glyph` uses, if only few puzzles need them. See `loadDrawings`. */
  readonly load?: () => Promise<void>;
  /** The cells on which the verdict depends on this board. */
  scope(at: Point, params: ParamsOf<C>, board: Board): readonly Cell[];
  /**
   * The cells that the clue currently concerns, for display; its scope when absent. A clue about a
   * region concerns that region, not all cells that it may still grow into.
   */
  looksAt?(at: Point, params: ParamsOf<C>, board: Board): readonly Cell[];
  /**
   * Three-valued, as for rules. The solution is for markers only; the meaning of a clue must not
   * depend on it.
   */
  check(at: Point, params: ParamsOf<C>, board: Board, solution: Grid | null): State;
  /** Number symbols only: the count; null when counting is impossible. `check` follows from it. */
  count?(at: Point, params: ParamsOf<C>, board: Board): Count | null;
  /**
   * Number symbols that count along lines of sight: the count of each line without the own cell,
   * shown on request.
   */
  overlay?(at: Point, params: ParamsOf<C>, board: Board): readonly CountLine[];
  /** Number symbols only: the number that the count has to be. */
  number?(params: ParamsOf<C>): number;
  /** The error of the symbol, with numbers; undefined if there is none. */
  describeError?(at: Point, params: ParamsOf<C>, board: Board): ErrorDescription | undefined;
  /**
   * Params for a new symbol at this place that fit better than the initial values of its config.
   */
  suggest?(at: Point, board: Board): Partial<ParamsOf<C>>;
  /** Applied to params whenever a symbol is made or parsed. */
  normalize?(params: ParamsOf<C>): ParamsOf<C>;
  /**
   * Completes params that an author changed from `before` with the changes that keep them valid.
   * Applied before `normalize`, which would revert the change. See `editParams`.
   */
  reconcile?(params: ParamsOf<C>, before: ParamsOf<C>): ParamsOf<C>;
  /** True if a symbol of this kind is drawn in play on its own, as when absent. */
  isShown?(params: ParamsOf<C>): boolean;
  /** True if this symbol prevents `other` (possibly itself) from being drawn in play. */
  hides?(self: SymbolInstance, other: SymbolInstance, context: DisplayContext): boolean;
}

/** Declare a symbol. */
export function defineSymbol<const C extends Config>(def: SymbolDef<C>): SymbolDef<C> {
  return def;
}
