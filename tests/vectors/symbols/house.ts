import type { house } from '#engine/symbols/house/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof house> = {
  at: [0, 0],
  params: { number: 2 },
  turns: 'cells',
  cases: [
    ['satisfied', 'bbw', 'two houses in one region', { others: [[[1, 0]]] }],
    ['satisfied', 'bw', 'two houses in one cell', { others: [[[0, 0]]] }],
    ['error', 'bwb', 'the second house is out of reach', { others: [[[2, 0]]] }],
    ['error', 'bbb', 'three houses', { others: [[[1, 0]], [[2, 0]]] }],
    ['incomplete', 'bnb', 'the second house may still be met', { others: [[[2, 0]]] }],
    ['satisfied', 'bbn', 'no house is left that could be met', { others: [[[1, 0]]] }],
    ['incomplete', 'nb', 'an open cell has no region yet', { others: [[[1, 0]]] }],
    ['error', 'bw', 'between two colors', { at: [0.5, 0] }],
    ['error', 'b', 'the second house stands above the board', { others: [[[0, -1]]] }],
    ['error', 'b', 'a number of none, which it is itself', { params: { number: 0 } }],
  ],
};
