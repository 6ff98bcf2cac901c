import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

export const solve: RuleSolving<{ readonly color: Color; readonly size: number }> = {
  choices: ['cspuz', 'backtrack'],
  post({ color, size }, model) {
    if (color === 'gray') return 'checkFull';
    model.regions(color).everySize(size);
    return 'stated';
  },
};
