import type { connectAll } from '#engine/rules/connect_all/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof connectAll> = {
  params: { color: 'dark' },
  cases: [
    [
      'error',
      'bwb',
      'two regions that cannot meet; the first of equals is marked',
      { marks: 'x..' },
    ],
    ['error', 'bnwbn', 'open cells belong to the region that can take them', { marks: 'xx...' }],
    ['error', 'bbw/wwb', 'corners do not connect', { marks: '.../..x' }],
    ['incomplete', 'bnb', 'they may still meet'],
    [
      'satisfied',
      'bwn',
      'one region that cannot grow; other open cells do not matter',
      { final: 'incomplete' },
    ],
    ['satisfied', 'nn/nn', 'nothing to connect', { final: 'incomplete' }],
    ['error', 'b.b', 'a hole parts', { marks: 'x..' }],
    ['satisfied', 'bwb', 'around joined sides', { wrap: ['wrap', 'none'], final: 'satisfied' }],
    [
      'satisfied',
      'bww/wwb',
      'around sides joined the other way round',
      { wrap: ['wrap-reverse', 'none'] },
    ],
    ['satisfied', 'wbw', 'light only counts for light', { params: { color: 'dark' } }],
  ],
};
