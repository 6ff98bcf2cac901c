import { withoutStars } from '#engine/clues/keyWords.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import type { Translator } from '#texts/translator.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** Returns whether a clue needs no more action; its row is dimmed. */
export function isAtRest({ shownState }: LegendRow): boolean {
  return shownState === 'satisfied' || shownState === 'ignored';
}

/** The rows of the legend with their live states. */
export function useLegend(store: BoardStore): readonly LegendRow[] {
  return useBoardSnapshot(store, ({ legend }) => legend);
}

/**
 * A row of the legend for screen readers: its text, and the state that tint and tick show. "Connect
 * all dark cells, broken: two dark areas".
 */
export function spokenRow(t: Translator, row: LegendRow): string {
  const words =
    row.kind === 'rule'
      ? withoutStars(t.say(row.explain))
      : spokenList(', ', [t.say(row.title), row.errorDescription ? '' : t.say(row.caption)]);
  return spokenList(', ', [words, spokenState(t, row)]);
}

/** State after the text of a clue; empty for an incomplete one. */
function spokenState(t: Translator, { state, errorDescription }: LegendRow): string {
  const word = state === 'incomplete' ? '' : t('play.clueState', { state });
  return spokenList(': ', [word, t.say(errorDescription?.short ?? '')]);
}
