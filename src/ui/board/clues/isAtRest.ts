import type { LegendRow } from '#engine/judging/legend.ts';

/** Returns whether a clue needs no more action; its row is dimmed. */
export function isAtRest({ shownState }: LegendRow): boolean {
  return shownState === 'satisfied' || shownState === 'ignored';
}
