import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

export const solve: RuleSolving<{ readonly color: Color }> = {
  choices: ['cspuz', 'backtrack'],
  post({ color }, model) {
    if (color === 'gray') return 'checkFull';
    // One region may have several shapes across joined sides.
    if (model.board.isWrapped) return 'check';
    model.regions(color).shapes('alike');
    return 'stated';
  },
};
