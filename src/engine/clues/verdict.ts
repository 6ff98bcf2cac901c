import type { Cell, Grid, SymbolInstance } from '#engine/grid/grid.ts';
import type { Text } from '#texts/message.ts';
import type { Board } from '#engine/grid/board.ts';

/** The state of one clue, or of all together. `ignored` is violated but excused. */
export type State = 'error' | 'satisfied' | 'incomplete' | 'ignored';

/** A rule's state; an error comes with the cells concerned (a set, possibly empty). */
export interface Verdict {
  readonly state: State;
  readonly cells: readonly Cell[];
}

export const satisfied: Verdict = { state: 'satisfied', cells: [] };
export const incomplete: Verdict = { state: 'incomplete', cells: [] };
export function error(cells: readonly Cell[] = []): Verdict {
  return { state: 'error', cells };
}

/** Ignored clues count as satisfied. */
export function countsAsSatisfied(state: State): boolean {
  return state === 'satisfied' || state === 'ignored';
}

/** The error of a clue, with its numbers. */
export interface ErrorDescription {
  /** At most four words: "sees 6, not 5". */
  readonly short: Text;
  /**
   * A sentence without full stop, for use after a colon: "this viewpoint sees 6 but needs 5".
   */
  readonly long: Text;
}

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
