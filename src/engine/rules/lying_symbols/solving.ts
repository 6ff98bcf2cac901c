import type { RuleSolving } from '#engine/solver/model/SolverModel.ts';
import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const solve: RuleSolving<{ readonly count: number }> = {
  liars: ({ count }) => count,
};

/** Number of wrong symbols that a sentence names. */
const MOST_NAMED = 2;

export const phrasing: RulePhrasing<{ readonly count: number }> = {
  noun: ({ count }) => message('hints.lying_symbols.noun', { total: count }),
  because({ count: number }, { intro: supposed, wrong }) {
    const { count: counted, symbols } = wrong;
    if (counted <= number) return message('hints.lying_symbols.other', { supposed, number });
    return counted <= MOST_NAMED
      ? message('hints.lying_symbols.named', { supposed, counted, symbols, number })
      : message('hints.lying_symbols.over', { supposed, counted, number });
  },
};
