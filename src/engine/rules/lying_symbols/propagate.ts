import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

export const solve: RuleSolving<{ readonly count: number }> = {
  liars: ({ count }) => count,
};
