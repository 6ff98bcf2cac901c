import type { Orientation } from '#engine/grid/directions.ts';
import { hasStraightRims } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { AXIS, isAskew, MIRRORED, mirrorPairs } from './axis.ts';

export const solve: SymbolSolving<{ readonly orientation: Orientation }> = {
  choices: ['cspuz', 'backtrack'],
  post(at, { orientation }, model) {
    const axis = AXIS[orientation];
    if (isAskew(at, axis) || !hasStraightRims(model.board) || model.honest !== -1) return 'check';
    model.mirrors(mirrorPairs(at, axis), MIRRORED[axis]);
    return 'stated';
  },
};
