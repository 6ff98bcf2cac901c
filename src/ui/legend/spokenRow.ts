import type { LegendRow } from '#engine/judging/legend.ts';
import type { State } from '#engine/clues/verdict.ts';
import { spokenList } from '../components/spokenList.ts';

/** States of clues as they are told after its words; an open clue says nothing. */
const STATES: Readonly<Record<State, string>> = {
  error: 'broken',
  satisfied: 'satisfied',
  incomplete: '',
  ignored: 'ignored',
};

/**
 * A row of the legend for those who do not see it: its words, and what tint and tick say. "Connect
 * all dark cells, broken: two dark areas".
 */
export function spokenRow(row: LegendRow): string {
  const words =
    row.kind === 'rule'
      ? row.explain.replaceAll(/\*([^*]+)\*/g, '$1')
      : spokenList(', ', [row.title, row.errorDescription ? '' : row.caption]);
  return spokenList(', ', [words, spokenState(row)]);
}

function spokenState({ state, errorDescription }: LegendRow): string {
  return spokenList(': ', [STATES[state], errorDescription?.short ?? '']);
}
