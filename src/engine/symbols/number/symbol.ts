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
import { field } from '#engine/config/field.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Point } from '#engine/grid/grid.ts';
import { standsInOneColor } from '#engine/grid/placement.ts';

const TEXT: CountText = {
  short: (miss) => message('clues.has', miss),
  long: (miss) => message('symbols.number.long', miss),
};

function countCells(at: Point, board: Board): Count | null {
  if (!standsInOneColor(at, board)) return null;
  const own = regionAt(at, board);
  if (!own) return UNBOUNDED;
  return {
    completed: own.region?.cells.length ?? 0,
    possible: own.reach?.cells.length ?? 0,
  };
}

/** The region of the symbol has exactly `number` cells. */
export const areaNumber = defineSymbol({
  id: 'number',
  title: message('symbols.number.title'),
  step: 0.5,
  config: { number: field.number({ initial: 1, step: 1, label: message('clues.number') }) },
  explain: () => message('symbols.number.explain'),
  caption: () => message('symbols.number.caption'),
  speak: ({ number }) => message('symbols.number.speak', { number }),
  example: () => ({
    tiles: 'bbb/bww/bbw',
    symbols: [{ id: 'number', at: { x: 1, y: 1 }, params: { number: 3 } }],
  }),
  glyph: ({ number }) => [
    { kind: 'text', text: String(number), x: 0.5, y: 0.5, size: 0.64, weight: 480 },
  ],
  scope: (at, _params, board) => regionScope(at, board),
  looksAt: (at, _params, board) => regionCells(at, board),
  check: (at, { number }, board) => stateOfCount(countCells(at, board), number),
  count: (at, _params, board) => countCells(at, board),
  number: ({ number }) => number,
  describeError: (at, { number }, board) => describeCountError(countCells(at, board), number, TEXT),
});
