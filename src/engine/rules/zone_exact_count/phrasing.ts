import { message } from '#texts/message.ts';
import { zoneCounts } from '#engine/clues/zoneCounts.ts';
import type { Color } from '#engine/grid/grid.ts';
import { findWrong } from './rule.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<{ readonly color: Color; readonly count: number }> = {
  noun: ({ color, count }) => message('hints.zone_exact_count.noun', { of: color, total: count }),
  because({ color, count: number }, { cause, intro, supposed: board }) {
    if (cause.type !== 'count') return undefined;
    const wrong = findWrong(zoneCounts(board, color), number);
    if (!wrong) return undefined;
    const isOver = wrong.done > number;
    return message(isOver ? 'hints.zone_exact_count.over' : 'hints.zone_exact_count.under', {
      supposed: intro,
      of: color,
      counted: isOver ? wrong.done : wrong.done + wrong.open,
      number,
    });
  },
};
