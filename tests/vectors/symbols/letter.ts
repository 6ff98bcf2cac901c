import type { letterSymbol } from '#engine/symbols/letter/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof letterSymbol> = {
  at: [0, 0],
  params: { letter: 'A' },
  turns: 'cells',
  cases: [
    ['error', 'bwb', 'equal letters cannot meet', { others: [[[2, 0]]] }],
    ['incomplete', 'bnb', 'equal letters may still meet', { others: [[[2, 0]]] }],
    ['satisfied', 'bbb', 'equal letters meet', { others: [[[2, 0]]] }],
    ['error', 'bbw', 'different letters in one region', { others: [[[1, 0], { letter: 'B' }]] }],
    [
      'incomplete',
      'bnb',
      'different letters may still meet',
      { others: [[[2, 0], { letter: 'B' }]] },
    ],
    ['satisfied', 'bwb', 'different letters apart', { others: [[[2, 0], { letter: 'B' }]] }],
    ['error', 'bwn', 'the other one waits on an open cell out of reach', { others: [[[2, 0]]] }],
    [
      'incomplete',
      'nbb',
      'an open cell has no region yet',
      { others: [[[2, 0], { letter: 'B' }]] },
    ],
    ['satisfied', 'bw', 'alone in a closed region'],
    ['incomplete', 'bn', 'alone in a region that may grow'],
    ['error', 'bw', 'between two colors', { at: [0.5, 0] }],
    ['satisfied', 'bb', 'between cells of one region', { at: [0.5, 0], others: [[[1, 0]]] }],
    ['error', 'bbb', 'capitals and small letters differ', { others: [[[2, 0], { letter: 'a' }]] }],
    ['error', 'b', 'its like stands above the board', { others: [[[0, -1]]] }],
    [
      'satisfied',
      'b',
      'a different letter above the board is in no region',
      { others: [[[0, -1], { letter: 'B' }]] },
    ],
    [
      'error',
      'bb',
      'from across a wrapped rim it shares its region too',
      { at: [-0.5, 0], others: [[[0, 0], { letter: 'B' }]], wrap: ['wrap', 'none'] },
    ],
  ],
};
