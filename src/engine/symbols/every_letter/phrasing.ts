import { message } from '#texts/message.ts';
import { inspect } from './symbol.ts';
import type { SymbolPhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: SymbolPhrasing<{ readonly letter: string }> = {
  noun: ({ letter }) => message('hints.every_letter.noun', { letter }),
  because(at, { letter }, { cause, intro, supposed: board }) {
    if (cause.type === 'joined')
      return message('hints.every_letter.repeated', { supposed: intro, letter });
    const finding = inspect(at, board);
    if (cause.type !== 'touch' || !('letter' in finding)) return undefined;
    return message(
      finding.kind === 'repeated' ? 'hints.every_letter.repeated' : 'hints.every_letter.missing',
      { supposed: intro, letter: finding.letter },
    );
  },
};
