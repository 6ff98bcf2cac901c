import type { Color } from '#engine/grid/grid.ts';
import { everyCell } from '#engine/solver/model/boardQueries.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

export const solve: RuleSolving<{ readonly color: Color; readonly count: number }> = {
  choices: ['cspuz', 'backtrack'],
  post({ color, count: wanted }, model) {
    if (color === 'gray') return 'checkFull';
    const literals = everyCell(model.board).map((cell) => model.is(cell, color));
    model.count(literals, (count) => count === wanted, []);
    return 'stated';
  },
};
