import type { hollowLetter } from '#engine/symbols/every_letter/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof hollowLetter> = {
  at: [0, 0],
  params: { letter: 'a' },
  turns: 'cells',
  cases: [
    ['satisfied', 'bw', 'the only kind, alone'],
    ['satisfied', 'bbw', 'one of each kind', { others: [[[1, 0], { letter: 'b' }]] }],
    ['error', 'bww', 'another kind is out of reach', { others: [[[1, 0], { letter: 'b' }]] }],
    ['error', 'bbn', 'the same kind twice in the region', { others: [[[1, 0]]] }],
    ['incomplete', 'bnb', 'the same kind may still meet', { others: [[[2, 0]]] }],
    ['incomplete', 'bnb', 'another kind may still be met', { others: [[[2, 0], { letter: 'b' }]] }],
    ['incomplete', 'nb', 'an open cell has no region yet', { others: [[[1, 0], { letter: 'b' }]] }],
    ['error', 'bw', 'between two colors', { at: [0.5, 0] }],
    [
      'error',
      'b',
      'one of its kinds stands below the board',
      { others: [[[0, 1], { letter: 'b' }]] },
    ],
  ],
};
