import { hasStraightRims } from '#engine/solver/model/boardQueries.ts';
import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';
import { HALF_TURN, halfTurnPairs } from './halfTurn.ts';

export const solve: SymbolSolving<unknown> = {
  choices: ['cspuz', 'backtrack'],
  post(at, _params, model) {
    if (!hasStraightRims(model.board) || model.honest !== -1) return 'check';
    model.mirrors(halfTurnPairs(at), HALF_TURN);
    return 'stated';
  },
};
