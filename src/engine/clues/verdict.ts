import type { Cell } from '../grid/grid.ts';

/** What one clue, or all together, say of a board. `ignored` is violated but excused. */
export type State = 'error' | 'satisfied' | 'incomplete' | 'ignored';

/** A rule's state; an error marks the cells concerned (a set, possibly empty). */
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
