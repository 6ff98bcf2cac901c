import type { galaxy } from '#engine/symbols/galaxy/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof galaxy> = {
  at: [1, 0],
  params: {},
  turns: 'anywhere',
  cases: [
    ['satisfied', 'bbb', 'symmetric about its cell'],
    ['satisfied', 'wbw', 'a single cell'],
    ['error', 'bbw', 'a cell without its image'],
    ['error', 'bb', 'the image of a cell lies outside'],
    ['error', 'bb.', 'the image of a cell is missing'],
    ['incomplete', 'nbw', 'an open cell beside the region'],
    ['incomplete', 'bnb', 'on an open cell'],
    ['satisfied', 'wbb/wbw/bbw', 'turned by half', { at: [1, 1] }],
    ['error', 'bbw/wbw/bbw', 'mirrored, not turned', { at: [1, 1] }],
    ['satisfied', 'bw', 'two regions of different colors turn onto each other', { at: [0.5, 0] }],
    ['error', 'bbwb', 'two regions of different size', { at: [1.5, 0] }],
    ['satisfied', 'bw/wb', 'two pairs about a corner', { at: [0.5, 0.5] }],
    ['error', 'bb', 'half outside', { at: [1.5, 0] }],
    ['satisfied', '..', 'between two missing tiles', { at: [0.5, 0] }],
    [
      'satisfied',
      'bb',
      'the image lies across a wrapped rim',
      { at: [0, 0], wrap: ['wrap', 'none'] },
    ],
  ],
};
