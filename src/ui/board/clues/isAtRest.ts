import type { LegendRow } from '#engine/judging/legend.ts';

/** Whether nothing is left to do about a clue: it steps back. */
export function isAtRest({ shownState }: LegendRow): boolean {
  return shownState === 'satisfied' || shownState === 'ignored';
}
