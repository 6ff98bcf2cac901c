import type { connectZones } from '#engine/rules/connect_zones/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof connectZones> = {
  params: { color: 'dark' },
  cases: [
    ['satisfied', 'bwbb', 'each zone on its own', { zones: 'aabb' }],
    ['satisfied', 'bwwb', 'regions of different zones need not meet', { zones: 'aaab' }],
    ['incomplete', 'bwnb', 'a cell is open', { zones: 'aabb' }],
    ['error', 'bwwb', 'two regions in the only zone', { marks: 'x...' }],
    [
      'error',
      'bbb/bwb',
      'a way through another zone does not help',
      { zones: 'bbb/aaa', marks: '.../x..' },
    ],
    ['error', 'bwbb', 'the smallest region is marked', { marks: 'x...' }],
    ['satisfied', 'b.b', 'a hole parts zones too'],
  ],
};
