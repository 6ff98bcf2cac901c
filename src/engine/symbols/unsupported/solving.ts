import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';

/** The symbol forbids no coloring. */
export const solve: SymbolSolving<unknown> = {
  choices: ['cspuz', 'backtrack'],
  post(_at, _params, model) {
    model.demandHonesty();
    return 'stated';
  },
};
