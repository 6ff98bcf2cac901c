import type { Board } from '../grid/board.ts';
import type { Grid, SymbolInstance } from '../grid/grid.ts';
import type { State, Verdict } from './verdict.ts';

/**
 * All verdicts of a board. `rules` has the indices of the grid's rules, `symbols` those of its
 * lists.
 */
export interface Judgement {
  readonly final: State;
  readonly rules: readonly Verdict[];
  readonly symbols: ReadonlyMap<string, readonly State[]>;
}

/** The arguments of `finish`, next to the params. See docs/grid-text.md, judging. */
export interface FinishContext {
  readonly board: Board;
  /** The author's solution, if loaded. */
  readonly solution: Grid | null;
  /** The verdicts so far. */
  readonly judgement: Judgement;
  /** Index of the finishing rule in the grid. */
  readonly index: number;
  /**
   * Judge a copy in which some symbols are excused (always ignored) and this rule has the verdict
   * `own`.
   */
  readonly rejudge: (excused: ReadonlySet<SymbolInstance>, own: Verdict) => Judgement;
}

/** A change of the grid by the player or the editor, before it is stored. */
export interface Admission {
  readonly old: Grid;
  readonly next: Grid;
  readonly solution: Grid | null;
  /** Judge any grid against the same solution. */
  readonly judge: (grid: Grid) => Judgement;
}
