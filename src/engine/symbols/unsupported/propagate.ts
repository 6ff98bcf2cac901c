import type { SymbolSolving } from '#engine/solver/model/SolverModel.ts';

/** It asks for nothing. */
export const solve: SymbolSolving<unknown> = {
  choices: ['cspuz', 'backtrack'],
  post: () => 'stated',
};
