import type { RuleSolving } from '#engine/solver/SolverModel.ts';

export const solve: RuleSolving<{ readonly count: number }> = {
  liars: ({ count }) => count,
};
