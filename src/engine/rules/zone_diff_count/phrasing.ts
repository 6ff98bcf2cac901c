import { message } from '#texts/message.ts';
import { zoneCounts } from '#engine/clues/zoneCounts.ts';
import type { Color } from '#engine/grid/grid.ts';
import { findTwin } from './rule.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.zone_diff_count.noun', { of: color }),
  because({ color }, { cause, intro, supposed: board }) {
    if (cause.type !== 'count') return undefined;
    const twin = findTwin(zoneCounts(board, color));
    const values = { supposed: intro, of: color };
    return twin && message('hints.zone_diff_count.twins', { ...values, counted: twin.done });
  },
};
