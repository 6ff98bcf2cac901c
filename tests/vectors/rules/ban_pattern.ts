import { exampleGrid } from '#engine/clues/Example.ts';
import type { banPattern } from '#engine/rules/ban_pattern/rule.ts';
import type { RuleVectors } from '../RuleVectors.ts';

const pattern = (tiles: string) => ({ pattern: exampleGrid({ tiles }) });

export const vectors: RuleVectors<typeof banPattern> = {
  params: pattern('bw'),
  exampleErrsBecause: 'it shows the pattern that is banned',
  cases: [
    ['error', 'bwn', 'the pattern as it is drawn', { marks: 'xx.' }],
    ['error', 'n/w/b', 'the pattern turned', { marks: './x/x' }],
    ['error', 'nwb', 'the pattern mirrored', { marks: '.xx' }],
    ['incomplete', 'bnw', 'nothing yet, but open cells'],
    ['satisfied', 'bbb', 'nowhere on a full board'],
    ['satisfied', 'b.w', 'a hole is no cell of a pattern'],
    ['error', 'bwb', 'only exact colors count', { params: pattern('bwb'), marks: 'xxx' }],
    [
      'error',
      'bw/bb',
      'gray in the pattern stands for anything',
      { params: pattern('bn/nb'), marks: 'x./.x' },
    ],
    ['error', 'wnb', 'across joined sides', { wrap: ['wrap', 'none'], marks: 'x.x' }],
    [
      'satisfied',
      'b',
      'one cell is not two, however often it is met',
      { params: pattern('bb'), wrap: ['wrap', 'none'] },
    ],
    [
      'error',
      'bb',
      'a pattern without cells lies everywhere',
      { params: pattern('nn'), marks: '..' },
    ],
  ],
};
