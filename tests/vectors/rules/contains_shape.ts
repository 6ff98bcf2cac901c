import { exampleGrid } from '#engine/clues/Example.ts';
import type { containsShape } from '#engine/rules/contains_shape/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

const pattern = exampleGrid({ tiles: 'bb' });

export const vectors: RuleVectors<typeof containsShape> = {
  params: { color: 'dark', pattern },
  cases: [
    ['error', 'bwbb', 'a region without the pattern', { marks: 'x...' }],
    ['error', 'bwwn', 'a region that cannot grow, on a board that is not full', { marks: 'x...' }],
    ['incomplete', 'bnbb', 'an open region is ignored'],
    ['satisfied', 'bwb/bwb', 'turned'],
    ['satisfied', 'bbb', 'a region may be larger'],
    ['satisfied', 'www', 'no region, nothing to hold'],
    [
      'satisfied',
      'bw',
      'a pattern without cells fits anywhere',
      { params: { pattern: exampleGrid({ tiles: 'nn' }) } },
    ],
    ['satisfied', 'bwb', 'around joined sides', { wrap: ['wrap', 'none'] }],
  ],
};
