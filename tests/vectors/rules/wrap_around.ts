import type { wrapAround } from '#engine/rules/wrap_around/rule.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import type { RuleVectors } from '../RuleVectors.ts';

const number = (count: number): SymbolInstance => ({
  id: 'number',
  at: { x: 0, y: 0 },
  params: { number: count },
});

export const vectors: RuleVectors<typeof wrapAround> = {
  params: { horizontal: 'wrap', vertical: 'none' },
  cases: [
    ['satisfied', 'bN', 'gray givens are all there is', { final: 'incomplete' }],
    ['incomplete', 'bn', 'a cell is open'],
    [
      'satisfied',
      'bwb',
      'left and right hang together',
      { symbols: [number(2)], final: 'satisfied' },
    ],
    ['satisfied', 'b/w/b', 'top and bottom do not', { symbols: [number(2)], final: 'error' }],
    [
      'satisfied',
      'bw/ww/wb',
      'joined the other way round',
      { params: { horizontal: 'wrap-reverse' }, symbols: [number(2)], final: 'satisfied' },
    ],
    [
      'satisfied',
      'bw/ww/bw',
      'folded onto itself',
      { params: { horizontal: 'reflect-reverse' }, symbols: [number(2)], final: 'satisfied' },
    ],
  ],
};
