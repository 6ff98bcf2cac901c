import type { Color } from '#engine/grid/grid.ts';
import { everyCell } from '#engine/solver/model/boardQueries.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import { findMiss } from '#engine/clues/count.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly color: Color; readonly count: number }> = {
  choices: ['cspuz', 'backtrack'],
  post({ color, count: wanted }, model) {
    if (color === 'gray') return 'checkFull';
    const literals = everyCell(model.board).map((cell) => model.is(cell, color));
    model.count(literals, (count) => count === wanted, []);
    return 'stated';
  },
};

export const phrasing: RulePhrasing<{ readonly color: Color; readonly count: number }> = {
  noun: ({ color, count }) => message('hints.cell_count.noun', { of: color, total: count }),
  because({ color, count: number }, { cause, intro, supposed: board }) {
    if (cause.type !== 'count') return undefined;
    const completed = board.count(color);
    const miss = findMiss({ completed, possible: completed + board.count('gray') }, number);
    return (
      miss &&
      message(miss.bound === 'over' ? 'hints.cell_count.over' : 'hints.cell_count.under', {
        supposed: intro,
        of: color,
        counted: miss.counted,
        number,
      })
    );
  },
};
