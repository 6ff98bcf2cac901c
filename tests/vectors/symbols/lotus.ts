import type { lotus } from '#engine/symbols/lotus/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof lotus> = {
  at: [1, 0],
  params: { orientation: 'up' },
  turns: 'anywhere',
  cases: [
    ['satisfied', 'bbb/wbw', 'mirrored left and right'],
    ['satisfied', 'bbb/wbw', 'down means the same as up', { params: { orientation: 'down' } }],
    ['error', 'bbb/wbw', 'not mirrored up and down', { params: { orientation: 'right' } }],
    [
      'satisfied',
      'wb/bb/wb',
      'mirrored up and down',
      { at: [1, 1], params: { orientation: 'left' } },
    ],
    [
      'satisfied',
      'wbb/wwb/bww',
      'mirrored at the rising diagonal',
      { params: { orientation: 'up-right' }, at: [2, 0] },
    ],
    [
      'satisfied',
      'bbw/bww/wwb',
      'mirrored at the falling diagonal',
      { params: { orientation: 'up-left' }, at: [0, 0] },
    ],
    [
      'error',
      'bbw/www/wwb',
      'not mirrored at the falling diagonal',
      { params: { orientation: 'down-right' }, at: [0, 0] },
    ],
    ['error', 'bbw', 'a cell without its image'],
    ['incomplete', 'nbb', 'an open cell beside the region'],
    ['incomplete', 'bnb', 'on an open cell'],
    ['satisfied', 'bbww', 'two regions of different colors mirror each other', { at: [1.5, 0] }],
    [
      'satisfied',
      'bw',
      'each of two regions mirrors itself',
      { at: [0.5, 0], params: { orientation: 'right' } },
    ],
    [
      'satisfied',
      'bw/wb',
      'a diagonal through a corner',
      { at: [0.5, 0.5], params: { orientation: 'up-right' } },
    ],
    [
      'error',
      'bb',
      'a diagonal through the middle of an edge',
      { at: [0.5, 0], params: { orientation: 'up-right' } },
    ],
    [
      'satisfied',
      '..',
      'a diagonal between two missing tiles',
      { at: [0.5, 0], params: { orientation: 'up-right' } },
    ],
    ['error', 'bb', 'half outside', { at: [1.5, 0] }],
  ],
};
