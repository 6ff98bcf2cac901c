import { message } from '#texts/message.ts';
import type { Comparison } from '#engine/config/field.ts';
import type { Color } from '#engine/grid/grid.ts';
import { findWrong } from './rule.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<{
  readonly count: number;
  readonly color: Color;
  readonly comparison: Comparison;
}> = {
  noun: ({ count, color, comparison }) =>
    message('hints.symbols_per_region.noun', { of: color, total: count, comparison }),
  because({ count: number, color, comparison }, { cause, intro, supposed: board }) {
    if (cause.type !== 'touch') return undefined;
    const wrong = findWrong(board, color, number, comparison);
    return (
      wrong &&
      message(wrong.isOver ? 'hints.symbols_per_region.over' : 'hints.symbols_per_region.under', {
        supposed: intro,
        counted: wrong.has,
        number,
      })
    );
  },
};
