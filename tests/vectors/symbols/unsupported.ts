import type { unsupported } from '#engine/symbols/unsupported/symbol.ts';
import type { SymbolVectors } from '../SymbolVectors.ts';

export const vectors: SymbolVectors<typeof unsupported> = {
  at: [0, 0],
  params: {},
  turns: 'anywhere',
  cases: [
    ['satisfied', 'bw', 'asks for nothing'],
    ['satisfied', 'nn', 'not even a color', { at: [-0.5, -0.5] }],
  ],
};
