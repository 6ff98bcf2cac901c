import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete } from '#engine/clues/verdict.ts';
import { solve } from './propagate.ts';

/**
 * Only deducible cells are colored, the rest stays gray; only the author's solution can satisfy it.
 */
export const underclued = defineRule({
  id: 'underclued',
  title: 'Underclued',
  keywords: ['not unique', 'several solutions', 'ambiguous', 'deduce', 'partial', 'open'],
  config: {},
  traits: { singleton: true, needsSolution: true, answer: 'forced', type: 'underclued' },
  explain: () => 'Color only what *follows* for certain, and leave all other cells gray.',
  brief: () => 'Only what follows',
  example: () => ({
    tiles: 'bnn/bwn/www',
    symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 2 } }],
  }),
  check: () => incomplete,
  solve,
});
