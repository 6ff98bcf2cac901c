import type { areaNumber } from '#engine/symbols/number/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof areaNumber> = {
  at: [0, 0],
  params: { number: 2 },
  turns: 'cells',
  cases: [
    ['incomplete', 'bnw', 'room for one more'],
    ['error', 'bwn', 'walled in before it has its number'],
    ['error', 'bbb', 'larger than its number'],
    ['incomplete', 'bbn', 'right, but may still grow'],
    ['satisfied', 'bbw', 'exactly its number'],
    ['satisfied', 'bb.', 'a missing tile closes a region'],
    ['error', '.bb', 'a missing tile is a region of none'],
    ['incomplete', 'nbb', 'nothing is counted from an open cell'],
    [
      'error',
      'bw',
      'between two colors there is no region',
      { at: [0.5, 0], params: { number: 1 } },
    ],
    [
      'incomplete',
      'nb',
      'between an open and a colored cell the first one counts',
      { at: [0.5, 0] },
    ],
    ['satisfied', 'bb/bb', 'on a corner of one region', { at: [0.5, 0.5], params: { number: 4 } }],
    ['error', 'bb', 'half outside', { at: [-0.5, 0] }],
    [
      'satisfied',
      'bb',
      'the rim joins cells when wrapped',
      { at: [-0.5, 0], wrap: ['wrap', 'none'] },
    ],
    ['satisfied', 'bwb', 'a region goes on across a wrapped rim', { wrap: ['wrap', 'none'] }],
  ],
};
