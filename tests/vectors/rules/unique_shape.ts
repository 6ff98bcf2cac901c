import type { uniqueShape } from '#engine/rules/unique_shape/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof uniqueShape> = {
  params: { color: 'dark' },
  cases: [
    ['error', 'bwb', 'twice the same: the first is marked', { marks: 'x..' }],
    ['satisfied', 'bbw/wwb/wbb', 'a pair and a corner of three'],
    ['incomplete', 'bwbn', 'an open region is ignored'],
    ['satisfied', 'bwbb', 'different regions'],
    ['error', 'bbww/wwwb/wwwb', 'turned', { marks: 'xx../..../....' }],
  ],
};
