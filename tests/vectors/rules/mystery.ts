import { exampleGrid } from '#engine/clues/Example.ts';
import type { mystery } from '#engine/rules/mystery/rule.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import type { RuleVectors } from '../RuleVectors.ts';

const five: SymbolInstance = { id: 'number', at: { x: 0, y: 0 }, params: { number: 5 } };
const one: SymbolInstance = { id: 'number', at: { x: 0, y: 0 }, params: { number: 1 } };

export const vectors: RuleVectors<typeof mystery> = {
  params: { solution: exampleGrid({ tiles: 'bw' }), visible: true },
  undecidedBecause: 'a board need not be the alternate one',
  cases: [
    [
      'satisfied',
      'bw',
      'the alternate solution holds against all clues',
      { symbols: [five], final: 'satisfied' },
    ],
    [
      'satisfied',
      'bn',
      'it may have open cells',
      { params: { solution: exampleGrid({ tiles: 'bn' }) }, symbols: [one], final: 'satisfied' },
    ],
    [
      'incomplete',
      'wb',
      'another filling is judged by the clues',
      { symbols: [one], final: 'satisfied' },
    ],
    [
      'incomplete',
      'wb',
      'another filling is judged by the clues that are wrong',
      { symbols: [five], final: 'error' },
    ],
    ['incomplete', 'bww', 'another size is another filling', { symbols: [five], final: 'error' }],
  ],
};
