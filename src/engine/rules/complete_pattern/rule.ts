import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete } from '#engine/clues/verdict.ts';

/** The player continues the author's pattern; only the author's solution can satisfy it. */
export const completePattern = defineRule({
  id: 'complete_pattern',
  title: message('rules.complete_pattern.title'),
  keywords: message('ruleWords.complete_pattern'),
  config: {},
  traits: { singleton: true, needsSolution: true, type: 'pattern' },
  explain: () => message('rules.complete_pattern.explain'),
  brief: () => message('rules.complete_pattern.brief'),
  example: () => ({ tiles: 'BwBw/wBwb/bwbw/wbwb' }),
  check: () => incomplete,
});
