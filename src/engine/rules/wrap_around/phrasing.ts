import { message } from '#texts/message.ts';
import type { RuleWords } from '#engine/clues/phrasing.ts';

export const words: RuleWords<unknown> = {
  noun: () => message('hints.wrap_around.noun'),
};
