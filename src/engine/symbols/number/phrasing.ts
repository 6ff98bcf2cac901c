import { message } from '#texts/message.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: SymbolPhrasing<unknown> = {
  noun: () => message('hints.number.noun'),
};
