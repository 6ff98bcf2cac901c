import type { perfection } from '#engine/rules/perfection/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof perfection> = {
  params: {},
  cases: [
    [
      'error',
      'Bbn',
      'a mistake, with open cells left',
      { solution: 'bwb', marks: '.x.', final: 'error' },
    ],
    ['error', 'BB', 'a given that is wrong', { solution: 'bw', marks: '.x', final: 'error' }],
    ['incomplete', 'Bnn', 'no mistake so far', { solution: 'bwb', final: 'incomplete' }],
    ['satisfied', 'Bw', 'all as it should be', { solution: 'bw', final: 'satisfied' }],
    ['satisfied', 'bb', 'without a solution nothing is wrong', { final: 'satisfied' }],
  ],
};
