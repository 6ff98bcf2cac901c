import type { lyingSymbols } from '#engine/rules/lying_symbols/rule.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import type { RuleVectors } from '../RuleVectors.ts';

const number = (x: number, count: number): SymbolInstance => ({
  id: 'number',
  at: { x, y: 0 },
  params: { number: count },
});
const letter = (x: number): SymbolInstance => ({
  id: 'letter',
  at: { x, y: 0 },
  params: { letter: 'A' },
});
const house = (count: number): SymbolInstance => ({
  id: 'house',
  at: { x: 0, y: 0 },
  params: { number: count },
});

export const vectors: RuleVectors<typeof lyingSymbols> = {
  params: { count: 1 },
  undecidedBecause: 'without symbols it is the judge of all clues who decides',
  cases: [
    ['error', 'bw', 'two liars', { symbols: [letter(0), letter(1)], marks: '..', final: 'error' }],
    [
      'satisfied',
      'bw',
      'two liars, as told',
      { params: { count: 2 }, symbols: [letter(0), letter(1)], final: 'satisfied' },
    ],
    [
      'satisfied',
      'bwn',
      'one liar, but a cell is open',
      { symbols: [number(0, 5)], final: 'incomplete' },
    ],
    ['incomplete', 'bwn', 'nobody lies yet', { symbols: [number(0, 1)], final: 'incomplete' }],
    [
      'error',
      'bwb',
      'nobody lies on a full board',
      { symbols: [number(0, 1)], marks: '...', final: 'error' },
    ],
    [
      'error',
      'bwN',
      'gray givens cannot make a liar any more',
      { symbols: [number(0, 1)], marks: '...', final: 'error' },
    ],
    [
      'satisfied',
      'bw',
      'who is wrong only without the liar is plainly wrong',
      { symbols: [house(2), house(3)], final: 'error' },
    ],
  ],
};
