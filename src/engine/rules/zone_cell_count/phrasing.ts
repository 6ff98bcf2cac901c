import { message } from '#texts/message.ts';
import { zoneCounts } from '#engine/clues/zoneCounts.ts';
import type { Color } from '#engine/grid/grid.ts';
import { findUneven, limitsBySize } from './rule.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.zone_cell_count.noun', { of: color }),
  because({ color }, { cause, intro, supposed: board }) {
    if (cause.type !== 'count') return undefined;
    const counts = zoneCounts(board, color);
    const broken = findUneven(counts);
    const limits = broken && limitsBySize(counts).get(broken.size);
    if (!limits) return undefined;
    const { done, open } = broken;
    const [more, less] =
      limits.most > done + open ? [limits.most, done + open] : [done, limits.least];
    return message('hints.zone_cell_count.uneven', {
      supposed: intro,
      of: color,
      counted: more,
      less,
    });
  },
};
