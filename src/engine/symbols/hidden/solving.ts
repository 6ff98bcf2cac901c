import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';

/** The symbol affects only the drawing and forbids no coloring. */
export const solve: SymbolSolving<unknown> = {
  post(_at, _params, model) {
    model.demandHonesty();
    return 'stated';
  },
};
