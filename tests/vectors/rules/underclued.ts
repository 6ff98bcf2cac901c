import type { underclued } from '#engine/rules/underclued/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof underclued> = {
  params: {},
  undecidedBecause: 'only the author can tell',
  cases: [
    ['satisfied', 'bn', 'what does not follow stays gray', { solution: 'bn', final: 'satisfied' }],
    ['incomplete', 'bw', 'a guess too many', { solution: 'bn', final: 'incomplete' }],
    ['incomplete', 'bn', 'without a solution', { final: 'incomplete' }],
  ],
};
