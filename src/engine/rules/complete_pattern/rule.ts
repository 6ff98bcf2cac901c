import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete } from '#engine/clues/verdict.ts';

/** The player continues the author's pattern; only the author's solution can satisfy it. */
export const completePattern = defineRule({
  id: 'complete_pattern',
  title: 'Complete the pattern',
  keywords: ['picture', 'image', 'pixel art', 'continue', 'tiling', 'wallpaper', 'repeat'],
  config: {},
  traits: { singleton: true, needsSolution: true, type: 'pattern' },
  explain: () => 'Complete the *pattern*.',
  brief: () => 'Complete the pattern',
  example: () => ({ tiles: 'BwBw/wBwb/bwbw/wbwb' }),
  check: () => incomplete,
});
