import type { Translator } from '#texts/translator.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/**
 * A row of the legend for those who do not see it: its words, and what tint and tick say. "Connect
 * all dark cells, broken: two dark areas".
 */
export function spokenRow(t: Translator, row: LegendRow): string {
  const words =
    row.kind === 'rule'
      ? t.say(row.explain).replaceAll(/\*([^*]+)\*/g, '$1')
      : spokenList(', ', [t.say(row.title), row.errorDescription ? '' : t.say(row.caption)]);
  return spokenList(', ', [words, spokenState(t, row)]);
}

/** What is told after the words of a clue; an open one says nothing of its state. */
function spokenState(t: Translator, { state, errorDescription }: LegendRow): string {
  const word = state === 'incomplete' ? '' : t('play.clueState', { state });
  return spokenList(': ', [word, t.say(errorDescription?.short ?? '')]);
}
