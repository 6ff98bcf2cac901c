import { message } from '#texts/message.ts';
import type { RuleWords } from '#engine/clues/phrasing.ts';

export const words: RuleWords<{ readonly number: number }> = {
  noun: ({ number }) => message('hints.off_by_x.noun', { number }),
};
