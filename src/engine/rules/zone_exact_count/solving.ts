import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { zoneCounts } from '#engine/clues/zoneCounts.ts';
import { findWrong } from './rule.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly color: Color; readonly count: number }> = {
  post({ color, count: wanted }, model) {
    if (color === 'gray') return 'checkFull';
    for (const { cells } of model.board.zones()) {
      const literals = cells.map((cell) => model.is(cell, color));
      model.count(literals, (count) => count === wanted, []);
    }
    return 'stated';
  },
};

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
