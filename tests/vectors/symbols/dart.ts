import type { dart } from '#engine/symbols/dart/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof dart> = {
  at: [0, 0],
  params: { number: 2, orientation: 'right' },
  turns: 'anywhere',
  cases: [
    ['satisfied', 'bwbw', 'two of the other color ahead'],
    ['satisfied', 'bw.w', 'missing tiles are passed over'],
    ['error', 'bwww', 'too many ahead'],
    ['error', 'bwbb', 'too few ahead'],
    ['incomplete', 'bwnw', 'an open cell ahead'],
    ['incomplete', 'nwww', 'on an open cell'],
    ['satisfied', 'bbb/bwb/bbw', 'slanted', { params: { orientation: 'down-right' } }],
    ['satisfied', 'wb/wb', 'up', { at: [0, 1], params: { number: 0, orientation: 'up' } }],
    ['incomplete', 'bw', 'between cells nothing is counted', { at: [0.5, 0] }],
    [
      'satisfied',
      'bwww',
      'across a wrapped rim, each cell once',
      { params: { number: 3, orientation: 'left' }, wrap: ['wrap', 'none'] },
    ],
  ],
};
