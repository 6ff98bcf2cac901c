import type { sameShape } from '#engine/rules/same_shape/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof sameShape> = {
  params: { color: 'dark' },
  cases: [
    ['error', 'bwbb', 'two shapes, each once: the first is marked', { marks: 'x...' }],
    ['error', 'bwbwbb', 'the rarer shape is marked', { marks: '....xx' }],
    ['incomplete', 'bwbn', 'an open area is not looked at'],
    ['incomplete', 'bwbbbn', 'not even one that is too large'],
    ['satisfied', 'bbw/www/wbb', 'equal areas'],
    ['satisfied', 'bbwb/bwbb', 'mirrored'],
    ['satisfied', 'bwwb', 'one area around joined sides', { wrap: ['wrap', 'none'] }],
  ],
};
