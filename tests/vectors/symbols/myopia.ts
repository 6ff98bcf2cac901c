import type { myopia } from '#engine/symbols/myopia/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof myopia> = {
  at: [1, 0],
  params: { diagonals: false, directions: ['left'] },
  turns: 'anywhere',
  cases: [
    ['satisfied', 'wbbw', 'points at the nearest one'],
    ['error', 'wbbw', 'points at the farther one', { params: { directions: ['right'] } }],
    ['error', 'wbw', 'another one as near has no arrow'],
    ['satisfied', 'wbw', 'points at both', { params: { directions: ['left', 'right'] } }],
    [
      'error',
      'wbbw',
      'points at both, not equally near',
      { params: { directions: ['left', 'right'] } },
    ],
    ['error', 'bbb', 'points to nothing'],
    ['incomplete', 'nbbw', 'the cell ahead is open'],
    ['satisfied', 'wbbn', 'a farther open cell does not matter'],
    ['incomplete', 'wbn', 'an open cell as near may need an arrow'],
    ['incomplete', 'bnb', 'on an open cell'],
    ['satisfied', 'bbb', 'no arrow and nothing in sight', { params: { directions: [] } }],
    ['incomplete', 'bbn', 'no arrow and an open cell', { params: { directions: [] } }],
    ['error', 'bbw', 'no arrow but something in sight', { params: { directions: [] } }],
    [
      'satisfied',
      'bbb/bbb/wbb',
      'slanted',
      { at: [1, 1], params: { diagonals: true, directions: ['down-left'] } },
    ],
    [
      'satisfied',
      'wbb/bbb',
      'slanted cells do not matter without diagonals',
      { at: [1, 1], params: { directions: [] } },
    ],
    [
      'satisfied',
      'b.bw',
      'missing tiles are looked over',
      { at: [0, 0], params: { directions: ['right'] } },
    ],
    ['incomplete', 'w.', 'on a missing tile'],
    ['incomplete', 'wb', 'between cells', { at: [0.5, 0] }],
  ],
};
