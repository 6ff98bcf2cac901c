import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

/** It asks for another kind of answer and forbids nothing. */
export const solve: RuleSolving<unknown> = {
  choices: ['cspuz', 'backtrack'],
};
