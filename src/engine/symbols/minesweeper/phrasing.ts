import { message } from '#texts/message.ts';
import type { SymbolWords } from '#engine/clues/phrasing.ts';

export const words: SymbolWords<unknown> = {
  noun: () => message('hints.minesweeper.noun'),
};
