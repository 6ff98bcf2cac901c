import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly color: Color }> = {
  post({ color }, model) {
    if (color === 'gray') return 'checkFull';
    model.regions(color).withoutLoops();
    return 'stated';
  },
};

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.no_loops.noun', { of: color }),
  reason: (_params, { cause, which, color }) =>
    cause.type === 'clause' ? message('hints.closesLoop', { which, color }) : undefined,
  because: (_params, { cause, intro }) =>
    cause.type === 'clause' ? message('hints.cycle', { supposed: intro }) : undefined,
};
