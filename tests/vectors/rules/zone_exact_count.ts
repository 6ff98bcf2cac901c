import type { zoneExactCount } from '#engine/rules/zone_exact_count/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof zoneExactCount> = {
  params: { color: 'dark', count: 1 },
  cases: [
    ['error', 'bwww', 'too few', { zones: 'aabb', marks: '..xx' }],
    ['error', 'bbbn', 'too many', { zones: 'aabb', marks: 'xx..' }],
    ['incomplete', 'bwnn', 'the other zone is open', { zones: 'aabb' }],
    ['satisfied', 'b.b', 'a hole parts zones'],
    [
      'error',
      'bnww',
      'open cells are counted as they are',
      { params: { color: 'gray' }, zones: 'aabb', marks: '..xx' },
    ],
  ],
};
