import { message } from '#texts/message.ts';
import { regionAt, regionCells, regionScope } from '#engine/clues/regions.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import {
  stateOfCount,
  UNBOUNDED,
  type Count,
  describeCountError,
  type CountText,
} from '#engine/clues/count.ts';
import { tallySymbols } from '#engine/clues/tally.ts';
import { field } from '#engine/config/field.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Point } from '#engine/grid/grid.ts';
import { standsInOneColor } from '#engine/grid/placement.ts';

const TEXT: CountText = {
  short: (miss) => message('clues.has', miss),
  long: (miss) => message('symbols.house.long', miss),
};

export function countHouses(at: Point, board: Board): Count | null {
  if (!standsInOneColor(at, board)) return null;
  const own = regionAt(at, board);
  if (!own) return UNBOUNDED;
  const houses = tallySymbols(board, 'house', () => 'house');
  return {
    completed: houses.inside(own.region).get('house') ?? 0,
    possible: houses.inside(own.reach).get('house') ?? 0,
  };
}

/** The region of the symbol contains exactly `number` houses, including itself. */
export const house = defineSymbol({
  id: 'house',
  title: message('symbols.house.title'),
  step: 0.5,
  config: { number: field.number({ initial: 2, step: 1, label: message('symbols.house.number') }) },
  traits: { isMoreTool: true },
  explain: () => message('symbols.house.explain'),
  caption: () => message('symbols.house.caption'),
  speak: ({ number }) => message('symbols.house.speak', { number }),
  example: () => ({
    tiles: 'wwb/bww/bbw',
    symbols: [
      { id: 'house', at: { x: 0, y: 0 }, params: { number: 2 } },
      { id: 'house', at: { x: 2, y: 2 }, params: { number: 2 } },
    ],
  }),
  glyph: ({ number }) => [
    {
      kind: 'path',
      d: 'M.13 .455L.5 .145L.87 .455',
      stroke: 0.06,
      cap: 'round',
      join: 'round',
    },
    { kind: 'path', d: 'M.225 .43V.845H.775V.43', stroke: 0.054, cap: 'round', join: 'round' },
    { kind: 'text', text: String(number), x: 0.5, y: 0.615, size: 0.4, weight: 580 },
  ],
  scope: (at, _params, board) => regionScope(at, board),
  looksAt: (at, _params, board) => regionCells(at, board),
  check: (at, { number }, board) => stateOfCount(countHouses(at, board), number),
  count: (at, _params, board) => countHouses(at, board),
  number: ({ number }) => number,
  describeError: (at, { number }, board) =>
    describeCountError(countHouses(at, board), number, TEXT),
});
