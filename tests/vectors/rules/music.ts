import type { music } from '#engine/rules/music/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof music> = {
  params: { controlLines: [], track: null, normalizeVelocity: true },
  undecidedBecause: 'only the author can tell',
  cases: [
    ['incomplete', 'bw', 'without a solution', { final: 'incomplete' }],
    ['satisfied', 'bw', 'like the solution', { solution: 'bw', final: 'satisfied' }],
    ['incomplete', 'wb', 'unlike the solution', { solution: 'bw', final: 'incomplete' }],
  ],
};
