import { message } from '#texts/message.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: SymbolPhrasing<{ readonly deadEnd: boolean }> = {
  noun: ({ deadEnd }) => message(deadEnd ? 'hints.focus.nounDeadEnd' : 'hints.focus.noun'),
};
