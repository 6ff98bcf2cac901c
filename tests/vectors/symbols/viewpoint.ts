import type { viewpoint } from '#engine/symbols/viewpoint/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof viewpoint> = {
  at: [1, 1],
  params: { number: 3 },
  turns: 'anywhere',
  errsEarlyWhenBent:
    'the four looks share what they saw: one that could come further may stop another that sees more',
  cases: [
    ['satisfied', 'wbw/wbb/www', 'itself, one up and one right'],
    ['satisfied', 'wbwww/wbbwb/wwwww', 'the other color hides what is behind it'],
    ['satisfied', 'wbwww/wbb.b/wwwww', 'a missing tile hides what is behind it'],
    ['error', 'wbw/bbb/www', 'sees too many'],
    ['error', 'wbw/wbw/www', 'sees too few'],
    ['incomplete', 'wbw/wbb/wnw', 'right, but may see more'],
    ['incomplete', 'wbw/wbn/www', 'may see one more'],
    ['satisfied', 'wbw/bnw/www', 'on an open cell that may have either color'],
    ['incomplete', 'wbw/wnw/www', 'on an open cell'],
    ['error', 'wbw/wnw/w.w', 'on an open cell neither color would do', { params: { number: 6 } }],
    ['incomplete', 'bw', 'between cells nothing is counted', { at: [0.5, 0] }],
    [
      'satisfied',
      'bbb',
      'round a wrapped board each cell is seen once',
      { at: [1, 0], wrap: ['wrap', 'none'] },
    ],
    [
      'error',
      'bbbb/wnwb',
      'one look that could come further stops another, although the next case completes this one',
      { at: [2, 0], params: { number: 4 }, wrap: ['wrap-reverse', 'wrap-reverse'] },
    ],
    [
      'satisfied',
      'bbbb/wbwb',
      'the same board, completed',
      { at: [2, 0], params: { number: 4 }, wrap: ['wrap-reverse', 'wrap-reverse'] },
    ],
  ],
};
