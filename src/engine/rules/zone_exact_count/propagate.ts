import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

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
