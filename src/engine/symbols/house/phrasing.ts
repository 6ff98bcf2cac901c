import { message } from '#texts/message.ts';
import { listAlternatives } from '#engine/clues/phrasing.ts';
import { countHouses } from './symbol.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: SymbolPhrasing<unknown> = {
  noun: () => message('hints.house.noun'),
  because(at, _params, { cause, intro, targets, supposed: board }) {
    const count = countHouses(at, board);
    if (cause.type !== 'touch' || !count) return undefined;
    const values = { supposed: intro, number: listAlternatives(targets) };
    if (count.completed > Math.max(...targets))
      return message('hints.house.over', { ...values, counted: count.completed });
    return count.possible < Math.min(...targets)
      ? message('hints.house.under', { ...values, counted: count.possible })
      : undefined;
  },
};
