import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete } from '#engine/clues/verdict.ts';

/** Continue what the author began; only the author's solution can tell. */
export const completePattern = defineRule({
  id: 'complete_pattern',
  title: 'Complete the pattern',
  config: {},
  traits: { singleton: true, needsSolution: true, type: 'pattern' },
  explain: () => 'Complete the *pattern*.',
  brief: () => 'Complete the pattern',
  example: () => ({ tiles: 'BwBw/wBwb/bwbw/wbwb' }),
  check: () => incomplete,
});
