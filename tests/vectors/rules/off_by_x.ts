import type { offByX } from '#engine/rules/off_by_x/rule.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import type { RuleVectors } from '../RuleVectors.ts';

const number = (count: number, x = 0): SymbolInstance => ({
  id: 'number',
  at: { x, y: 0 },
  params: { number: count },
});

export const vectors: RuleVectors<typeof offByX> = {
  params: { number: 1 },
  cases: [
    [
      'satisfied',
      'bwn',
      'all numbers are off, though cells are open',
      { symbols: [number(2)], final: 'incomplete' },
    ],
    [
      'error',
      'bwn',
      'a number that is right',
      { symbols: [number(1)], marks: '...', final: 'error' },
    ],
    [
      'satisfied',
      'bw',
      'on a full board the numbers speak for themselves',
      { symbols: [number(1)], final: 'error' },
    ],
    [
      'incomplete',
      'bbn',
      'one cell more would make it off',
      { symbols: [number(1)], final: 'incomplete' },
    ],
    [
      'incomplete',
      'bbnw',
      'one cell fewer than the number',
      { symbols: [number(3)], final: 'incomplete' },
    ],
    [
      'error',
      'bwn',
      'a number between two regions',
      { symbols: [number(1, 0.5)], marks: '...', final: 'error' },
    ],
    ['incomplete', 'bn', 'without numbers it waits', {}],
  ],
};
