import type { zoneCellCount } from '#engine/rules/zone_cell_count/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof zoneCellCount> = {
  params: { color: 'dark' },
  cases: [
    ['error', 'bbww', 'two and none', { zones: 'aabb', marks: 'xx..' }],
    ['error', 'bbwn', 'two and one at most', { zones: 'aabb', marks: 'xx..' }],
    ['incomplete', 'bwwn', 'one and perhaps one', { zones: 'aabb' }],
    ['satisfied', 'bwwb', 'one each', { zones: 'aabb' }],
    ['satisfied', 'bbw', 'zones of other sizes are not compared', { zones: 'aab' }],
    ['satisfied', 'bbwn', 'one zone alone', { params: { color: 'gray' } }],
    [
      'error',
      'bnww',
      'open cells are counted as they are',
      { params: { color: 'gray' }, zones: 'aabb', marks: 'xx..' },
    ],
  ],
};
