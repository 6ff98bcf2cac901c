import type { Cell } from '../grid/grid.ts';

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
