import { message } from '#texts/message.ts';
import type { SymbolWords } from '#engine/clues/phrasing.ts';

export const words: SymbolWords<{ readonly deadEnd: boolean }> = {
  noun: ({ deadEnd }) => message(deadEnd ? 'hints.focus.nounDeadEnd' : 'hints.focus.noun'),
};
