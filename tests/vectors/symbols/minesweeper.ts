import type { minesweeper } from '#engine/symbols/minesweeper/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof minesweeper> = {
  at: [1, 1],
  params: { number: 3 },
  turns: 'anywhere',
  cases: [
    ['satisfied', 'bwb/bbw/wbb', 'three around, one of them slanted'],
    ['error', 'bww/bbw/wbb', 'too many'],
    ['error', 'bwb/bbw/bbb', 'too few'],
    ['incomplete', 'bwb/bbw/wbn', 'right, but one may come'],
    ['incomplete', 'bwb/bbw/nbb', 'one may come'],
    ['satisfied', 'bwb/.bw/wb.', 'missing tiles do not count'],
    ['incomplete', 'bwb/bnw/wbb', 'on an open cell either color may do'],
    ['incomplete', 'www/wnw/www', 'on an open cell, which counts either none or all'],
    ['error', 'www/wnw/ww.', 'on an open cell neither color would do', { params: { number: 8 } }],
    ['incomplete', 'bw', 'between cells nothing is counted', { at: [0.5, 0] }],
    [
      'satisfied',
      'bw/ww',
      'cells met twice across a wrapped rim count once',
      { at: [0, 0], wrap: ['wrap', 'wrap'] },
    ],
  ],
};
