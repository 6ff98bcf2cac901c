import type { Comparison } from '#engine/config/field.ts';
import type { Color } from '#engine/grid/grid.ts';
import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { countedTouches } from './countedTouches.ts';

interface Params {
  readonly count: number;
  readonly color: Color;
  readonly comparison: Comparison;
}

export const solve: RuleSolving<Params> = {
  choices: ['cspuz', 'backtrack'],
  post({ count, color, comparison }, model) {
    if (color === 'gray') return 'checkFull';
    const least = comparison === 'le' ? -Infinity : count;
    const most = comparison === 'ge' ? Infinity : count;
    model.regions(color).touches(countedTouches(model.board), least, most);
    return 'stated';
  },
};
