import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<{ readonly number: number }> = {
  noun: ({ number }) => message('hints.off_by_x.noun', { number }),
};
