import type { zoneDiffCount } from '#engine/rules/zone_diff_count/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof zoneDiffCount> = {
  params: { color: 'dark' },
  cases: [
    ['error', 'bwwb', 'one each', { zones: 'aabb', marks: 'xx..' }],
    ['incomplete', 'bwnb', 'a zone that is not full is not compared', { zones: 'aabb' }],
    ['satisfied', 'bwbb', 'one and two', { zones: 'aabb' }],
    ['satisfied', 'bwb', 'zones of other sizes are not compared', { zones: 'aab' }],
    ['error', 'bbww', 'none twice', { params: { color: 'gray' }, zones: 'aabb', marks: 'xx..' }],
  ],
};
