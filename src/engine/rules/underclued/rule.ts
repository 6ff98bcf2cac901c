import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { incomplete } from '#engine/clues/verdict.ts';

/**
 * Only deducible cells are colored, the rest stays gray; only the author's solution can satisfy it.
 */
export const underclued = defineRule({
  id: 'underclued',
  title: message('rules.underclued.title'),
  keywords: message('ruleWords.underclued'),
  config: {},
  traits: { singleton: true, needsSolution: true, answer: 'forced', type: 'underclued' },
  explain: () => message('rules.underclued.explain'),
  brief: () => message('rules.underclued.brief'),
  example: () => ({
    tiles: 'bnn/bwn/www',
    symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 2 } }],
  }),
  check: () => incomplete,
});
