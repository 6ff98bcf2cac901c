import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

/** The rule asks for another kind of answer and forbids no coloring. */
export const solve: RuleSolving<unknown> = {
  choices: ['cspuz', 'backtrack'],
};
