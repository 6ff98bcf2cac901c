import { message } from '#texts/message.ts';
import { inspect } from './symbol.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: SymbolPhrasing<{ readonly letter: string }> = {
  noun: ({ letter }) => message('hints.letter.noun', { letter }),
  because(at, { letter }, { cause, intro, supposed: board }) {
    const isApart =
      cause.type === 'connected' ||
      (cause.type === 'clause' && inspect(at, letter, board) === 'separated');
    return isApart ? message('hints.letter.apart', { supposed: intro, letter }) : undefined;
  },
};
