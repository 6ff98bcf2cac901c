import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly number: number }> = {
  choices: ['cspuz'],
  targets: ({ number: off }, number) => (off < 0 ? [] : [number - off, number + off]),
};

export const phrasing: RulePhrasing<{ readonly number: number }> = {
  noun: ({ number }) => message('hints.off_by_x.noun', { number }),
};
