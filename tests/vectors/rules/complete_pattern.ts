import type { completePattern } from '#engine/rules/complete_pattern/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof completePattern> = {
  params: {},
  undecidedBecause: 'only the author can tell',
  cases: [
    ['incomplete', 'bw', 'without a solution', { final: 'incomplete' }],
    ['satisfied', 'bw', 'like the solution', { solution: 'bw', final: 'satisfied' }],
    ['incomplete', 'bb', 'unlike the solution', { solution: 'bw', final: 'incomplete' }],
    ['incomplete', 'bw', 'a solution of another size', { solution: 'bww', final: 'incomplete' }],
    [
      'incomplete',
      'bw',
      'unlike the solution is never an error, whatever the symbols say',
      {
        solution: 'bb',
        symbols: [{ id: 'number', at: { x: 0, y: 0 }, params: { number: 3 } }],
        final: 'incomplete',
      },
    ],
  ],
};
