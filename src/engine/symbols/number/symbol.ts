import { areaAt, areaScope } from '#engine/clues/regionAt.ts';
import { defineSymbol, stateOfCount, type Count } from '#engine/clues/defineSymbol.ts';
import { UNBOUNDED } from '#engine/clues/count.ts';
import { complainOfCount, type CountWords } from '#engine/clues/countText.ts';
import { field } from '#engine/config/field.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Point } from '#engine/grid/grid.ts';
import { standsInOneColor } from '#engine/grid/placement.ts';
import { solve } from './propagate.ts';

const WORDS: CountWords = {
  subject: 'This area',
  does: 'has',
  do: 'have',
  units: [' cell', ' cells'],
};

function countCells(at: Point, board: Board): Count | null {
  if (!standsInOneColor(at, board)) return null;
  const area = areaAt(at, board);
  if (!area) return UNBOUNDED;
  return {
    completed: area.region?.cells.length ?? 0,
    possible: area.reach?.cells.length ?? 0,
  };
}

/** The area of the symbol has exactly `number` cells. */
export const areaNumber = defineSymbol({
  id: 'number',
  title: 'Area number',
  step: 0.5,
  config: { number: field.number({ initial: 1, step: 1, label: 'Number' }) },
  explain: () => 'Its *area* has as many cells as the number says.',
  gloss: () => 'counts its area',
  speak: ({ number }) => `area number ${number}`,
  example: () => ({
    tiles: 'bbb/bww/bbw',
    symbols: [{ id: 'number', at: { x: 1, y: 1 }, params: { number: 3 } }],
  }),
  glyph: ({ number }) => [
    { kind: 'text', text: String(number), x: 0.5, y: 0.5, size: 0.64, weight: 480 },
  ],
  scope: (at, _params, board) => areaScope(at, board),
  check: (at, { number }, board) => stateOfCount(countCells(at, board), number),
  count: (at, _params, board) => countCells(at, board),
  number: ({ number }) => number,
  complain: (at, { number }, board) => complainOfCount(countCells(at, board), number, WORDS),
  solve,
});
