import type { sameShape } from '#engine/rules/same_shape/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof sameShape> = {
  params: { color: 'dark' },
  cases: [
    ['error', 'bwbb', 'two shapes, each once: the first is marked', { marks: 'x...' }],
    ['error', 'bwbwbb', 'the rarer shape is marked', { marks: '....xx' }],
    ['incomplete', 'bwbn', 'an open region is ignored'],
    ['incomplete', 'bwbbbn', 'not even one that is too large'],
    ['satisfied', 'bbw/www/wbb', 'equal regions'],
    ['satisfied', 'bbwb/bwbb', 'mirrored'],
    ['satisfied', 'bwwb', 'one region around joined sides', { wrap: ['wrap', 'none'] }],
  ],
};
