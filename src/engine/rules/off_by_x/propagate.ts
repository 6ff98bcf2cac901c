import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';

export const solve: RuleSolving<{ readonly number: number }> = {
  choices: ['cspuz'],
  targets: ({ number: off }, number) => (off < 0 ? [] : [number - off, number + off]),
};
