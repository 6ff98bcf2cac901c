import type { symbolsPerRegion } from '#engine/rules/symbols_per_region/rule.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import type { RuleVectors } from '../RuleVectors.ts';

const letter = (x: number, text = 'A'): SymbolInstance => ({
  id: 'letter',
  at: { x, y: 0 },
  params: { letter: text },
});
const galaxy: SymbolInstance = { id: 'galaxy', at: { x: 0.5, y: 0 }, params: {} };
const marker: SymbolInstance = {
  id: 'hidden',
  at: { x: 0, y: 0 },
  params: { revealLocation: false },
};

export const vectors: RuleVectors<typeof symbolsPerRegion> = {
  params: { count: 1, color: 'dark', comparison: 'eq' },
  cases: [
    ['error', 'bbw', 'too many', { symbols: [letter(0), letter(1, 'B')], marks: 'xx.' }],
    ['error', 'bwn', 'none within reach', { symbols: [letter(1)], marks: 'x..' }],
    ['incomplete', 'bnw', 'the region may still grow', { symbols: [letter(0)] }],
    [
      'incomplete',
      'bnw',
      'even with as many as needed',
      { params: { comparison: 'ge' }, symbols: [letter(0)] },
    ],
    [
      'satisfied',
      'bbw',
      'more than needed',
      { params: { comparison: 'ge' }, symbols: [letter(0), letter(1)] },
    ],
    [
      'error',
      'bbw',
      'more than allowed',
      { params: { comparison: 'le' }, symbols: [letter(0), letter(1)], marks: 'xx.' },
    ],
    [
      'satisfied',
      'bwn',
      'fewer than allowed',
      { params: { comparison: 'le', count: 2 }, symbols: [letter(0)] },
    ],
    ['satisfied', 'bw', 'a symbol between two regions counts for both', { symbols: [galaxy] }],
    ['error', 'b', 'markers do not count', { symbols: [marker], marks: 'x' }],
    [
      'satisfied',
      'nbw',
      'regions of open cells',
      { params: { color: 'gray' }, symbols: [letter(0)] },
    ],
    [
      'error',
      'b',
      'a symbol beyond the rim touches nothing',
      { symbols: [letter(-1)], wrap: ['wrap', 'none'], marks: 'x' },
    ],
  ],
};
