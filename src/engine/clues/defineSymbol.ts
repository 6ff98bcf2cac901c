import type { Config, ParamsOf } from '../config/field.ts';
import type { Direction } from '../grid/directions.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, Grid, Point, SymbolInstance } from '../grid/grid.ts';
import type { Glyph } from '../glyph/glyph.ts';
import type { SymbolSolving } from '../solver/model/SolverModel.ts';
import type { Complaint, Example } from './Example.ts';
import type { State } from './verdict.ts';

/** Bounds of what a number symbol counts: what is certain, and what is still possible. */
export interface Count {
  readonly completed: number;
  readonly possible: number;
}

/** A count along one line of sight from a symbol. */
export interface CountLine extends Count {
  readonly direction: Direction;
}

/** Fixed properties of a symbol. Absent means no. */
interface SymbolTraits {
  /** Only the author's solution can satisfy it. */
  readonly needsSolution?: boolean;
  /** Never delays completion, not counted with regions, left out of checksums. */
  readonly optional?: boolean;
  /** Does not appear in the toolbox. */
  readonly toolless?: boolean;
  /** Place in the legend; code of the id's first character when absent. */
  readonly listOrder?: number;
}

/** Whether a symbol is drawn: what a marker may look at. */
export interface DisplayContext {
  readonly board: Board;
  readonly solution: Grid | null;
}

/** What the project knows about one symbol. Hooks are optional; shared code calls them and never asks for an id. */
export interface SymbolDef<C extends Config = Config> {
  /** Wire id, never changes; also the folder's name. */
  readonly id: string;
  readonly title: string;
  /** Fields after x and y, in the order of writing. */
  readonly config: C;
  /** Placement step: 1 for cells only, 0.5 for edges and corners too. */
  readonly step: 0.5 | 1;
  readonly traits?: SymbolTraits;
  /** Name of this variant, when it differs from `title`. */
  name?(params: ParamsOf<C>): string;
  /** What must hold, in one or two plain sentences of Markdown; `*word*` marks the key word. Empty hides the legend row. */
  explain(params: ParamsOf<C>): string;
  /** At most three words beside the name: "cells in its area". */
  gloss(params: ParamsOf<C>): string;
  /** Spoken after the position: "area number 4". */
  speak(params: ParamsOf<C>): string;
  /** Symbols with equal keys share a legend row; all of the id when absent. */
  legendKey?(params: ParamsOf<C>): string;
  example(params: ParamsOf<C>): Example;
  glyph(params: ParamsOf<C>): Glyph;
  /** Cells the clue concerns now, for highlighting and for errors. */
  scope(at: Point, params: ParamsOf<C>, board: Board): readonly Cell[];
  /**
   * Three-valued, as for rules. The solution is for markers only; no clue's meaning may depend on it.
   */
  check(at: Point, params: ParamsOf<C>, board: Board, solution: Grid | null): State;
  /** Number symbols only: what is counted; null when counting is impossible. `check` then follows from it. */
  count?(at: Point, params: ParamsOf<C>, board: Board): Count | null;
  /** Number symbols that count along lines: each line by itself, own cell left out, for players who ask. */
  overlay?(at: Point, params: ParamsOf<C>, board: Board): readonly CountLine[];
  /** Number symbols only: the number counted against. */
  number?(params: ParamsOf<C>): number;
  /** The numbers behind an error. */
  complain?(at: Point, params: ParamsOf<C>, board: Board): Complaint | undefined;
  /** What solvers need to know. Absent: solvers check the symbol on boards, which is slow. */
  readonly solve?: SymbolSolving<ParamsOf<C>>;
  /** Applied to params whenever a symbol is made or read. */
  normalize?(params: ParamsOf<C>): ParamsOf<C>;
  /** Whether a symbol of this kind is drawn in play by itself; yes when absent. */
  isShown?(params: ParamsOf<C>): boolean;
  /** Whether this symbol keeps `other` (possibly itself) from being drawn in play. */
  hides?(self: SymbolInstance, other: SymbolInstance, context: DisplayContext): boolean;
}

/** Declare a symbol. */
export function defineSymbol<const C extends Config>(def: SymbolDef<C>): SymbolDef<C> {
  return def;
}

/** State of a number symbol from its count, see docs/symbols.md. */
export function stateOfCount(count: Count | null, number: number): State {
  if (count === null || count.completed > number || count.possible < number) return 'error';
  return count.completed === number && count.possible === number ? 'satisfied' : 'incomplete';
}
