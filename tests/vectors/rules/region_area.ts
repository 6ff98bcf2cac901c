import type { regionArea } from '#engine/rules/region_area/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

export const vectors: RuleVectors<typeof regionArea> = {
  params: { color: 'dark', size: 2 },
  cases: [
    ['error', 'bbb', 'too large', { marks: 'xxx' }],
    [
      'error',
      'bnwn',
      'not enough room; all of it is marked',
      { params: { size: 3 }, marks: 'xx..' },
    ],
    ['error', 'bnbwb', 'the first wrong region', { params: { size: 3 }, marks: '....x' }],
    ['incomplete', 'bbnw', 'large enough, but it could still grow'],
    ['satisfied', 'bbwn', 'closed; other open cells do not matter', { final: 'incomplete' }],
    ['satisfied', 'wwn', 'no region at all', { final: 'incomplete' }],
    ['error', 'wb', 'none allowed', { params: { size: 0 }, marks: '.x' }],
    ['satisfied', 'bwb', 'around joined sides', { wrap: ['wrap', 'none'] }],
  ],
};
