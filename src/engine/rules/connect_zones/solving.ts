import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly color: Color }> = {
  post({ color }, model) {
    if (color === 'gray') return 'checkFull';
    for (const { cells } of model.board.zones()) model.connect(color, new Set(cells));
    return 'stated';
  },
};

export const phrasing: RulePhrasing<{ readonly color: Color }> = {
  noun: ({ color }) => message('hints.connect_zones.noun', { of: color }),
  because: ({ color }, { cause, intro }) =>
    cause.type === 'connected'
      ? message('hints.connect_zones.apart', { supposed: intro, of: color })
      : undefined,
};
