import { emptyGrid } from '#engine/grid/grid.ts';
import type { customText } from '#engine/symbols/custom_text/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof customText> = {
  at: [0, 0],
  params: { description: 'Marks *the spot*', grid: emptyGrid(2, 2), text: 'X', rotation: 0 },
  turns: 'anywhere',
  cases: [
    ['incomplete', 'bw', 'only the solution can satisfy it'],
    ['incomplete', 'nn', 'whatever the board', { at: [-0.5, 0] }],
  ],
};
