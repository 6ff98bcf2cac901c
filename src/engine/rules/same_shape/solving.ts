import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

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

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.same_shape.noun', { of: color }),
  because: (_params, { cause, intro }) =>
    cause.type === 'shape' ? message('hints.same_shape.differ', { supposed: intro }) : undefined,
};
