import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly count: number }> = {
  liars: ({ count }) => count,
};

export const phrasing: RulePhrasing<{ readonly count: number }> = {
  noun: ({ count }) => message('hints.lying_symbols.noun', { total: count }),
  because({ count: number }, { intro: supposed, wrong: counted }) {
    return counted > number
      ? message('hints.lying_symbols.over', { supposed, counted, number })
      : message('hints.lying_symbols.other', { supposed, number });
  },
};
