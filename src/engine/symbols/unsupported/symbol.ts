import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { touchedCells } from '#engine/grid/placement.ts';

/** Replaces a symbol of an unknown kind, so that rules still count it. Always satisfied. */
export const unsupported = defineSymbol({
  id: 'unsupported',
  title: message('symbols.unsupported.title'),
  step: 0.5,
  config: {},
  traits: { toolless: true },
  explain: () => message('symbols.unsupported.explain'),
  caption: () => message('symbols.unsupported.caption'),
  speak: () => message('symbols.unsupported.speak'),
  example: () => ({
    tiles: 'bwb/www/bwb',
    symbols: [{ id: 'unsupported', at: { x: 1, y: 1 }, params: {} }],
  }),
  glyph: () => [
    {
      kind: 'path',
      d: 'M.5 .13L.87 .5L.5 .87L.13 .5Z',
      stroke: 0.042,
      cap: 'round',
      join: 'round',
      dash: [0.09, 0.085],
    },
    { kind: 'path', d: 'M.5 .36V.53', stroke: 0.054, cap: 'round' },
    {
      kind: 'path',
      d: 'M0.464 0.645a0.036 0.036 0 1 0 0.072 0a0.036 0.036 0 1 0 -0.072 0Z',
      fill: true,
    },
  ],
  scope: (at, _params, board) => touchedCells(at, board),
  check: () => 'satisfied',
});
