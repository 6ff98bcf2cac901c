import type { hidden } from '#engine/symbols/hidden/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof hidden> = {
  at: [0, 0],
  params: { revealLocation: false },
  turns: 'cells',
  cases: [
    ['satisfied', 'bn', 'any color does without a solution'],
    ['incomplete', 'nb', 'an open cell'],
    ['satisfied', 'bn', 'the color of the solution', { solution: 'bw' }],
    ['incomplete', 'bn', 'not the color of the solution', { solution: 'wb' }],
    ['satisfied', 'nb', 'open as in the solution', { solution: 'nb' }],
  ],
};
