import type { focus } from '#engine/symbols/focus/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof focus> = {
  at: [1, 1],
  params: { deadEnd: false, number: 2 },
  turns: 'anywhere',
  cases: [
    ['satisfied', 'wbw/wbb/www', 'two neighbors of its color'],
    ['satisfied', 'bbb/wbb/bwb', 'corners do not count'],
    ['error', 'wbw/bbb/www', 'too many'],
    ['error', 'www/wbb/www', 'too few'],
    ['incomplete', 'wbw/wbb/wnw', 'right, but one may come'],
    ['incomplete', 'wnw/wbb/www', 'one may come'],
    ['satisfied', 'w.w/bbb/w.w', 'missing tiles do not count'],
    ['satisfied', 'wbw/bnw/www', 'on an open cell that may have either color'],
    ['incomplete', 'wbw/wnw/www', 'on an open cell one color may do'],
    ['error', 'wbw/wnw/w.w', 'on an open cell neither color would do', { params: { number: 3 } }],
    ['incomplete', 'bb', 'between cells nothing is counted', { at: [0.5, 0] }],
    [
      'satisfied',
      'bb',
      'a neighbor on both sides of a wrapped rim counts once',
      { at: [0, 0], params: { number: 1 }, wrap: ['wrap', 'none'] },
    ],
    [
      'satisfied',
      'b',
      'on a wrapped board of one cell it is its own neighbor',
      { at: [0, 0], params: { number: 1 }, wrap: ['wrap', 'wrap'] },
    ],
    ['satisfied', 'www/wbb/www', 'a dead end has one', { params: { deadEnd: true, number: 1 } }],
    ['error', 'www/bbb/www', 'a dead end has no two', { params: { deadEnd: true, number: 1 } }],
  ],
};
