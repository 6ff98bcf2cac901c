import { message } from '#texts/message.ts';
import type { RulePhrasing } from '#engine/clues/phrasing.ts';

export const phrasing: RulePhrasing<unknown> = {
  noun: () => message('hints.wrap_around.noun'),
};
