import { bounded } from '#engine/bounded.ts';
import { pluralize } from '#engine/clues/pluralize.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import type { Board, Region } from '#engine/grid/board.ts';
import type { Color } from '#engine/grid/grid.ts';
import { solve } from './propagate.ts';

const ROW = 4;
const MAX_EXAMPLE_CELLS = 32;
const EXAMPLES: ReadonlyMap<number, string> = new Map([
  [0, 'www/www'],
  [1, 'bwbw/wbww/bwwb'],
  [2, 'bbwb/wwwb/bbww'],
  [3, 'bbwb/bwbb/wwww'],
  [4, 'bbww/bbwb/wbbb'],
]);

/** One region of this size, as far as there is room, in rows of four. */
function inRows(size: number): string {
  const shown = bounded(Math.ceil(size), { min: 1, max: MAX_EXAMPLE_CELLS, fallback: 1 });
  const letters = 'b'.repeat(shown).padEnd(Math.ceil(shown / ROW) * ROW, 'w');
  return Array.from({ length: letters.length / ROW }, (_, y) =>
    letters.slice(y * ROW, (y + 1) * ROW),
  ).join('/');
}

function findWrong(board: Board, color: Color, size: number): Region | undefined {
  return board
    .regions(color)
    .find(({ cells, reach }) => cells.length > size || reach.cells.length < size);
}

/** Every region of `color` has exactly `size` cells. */
export const regionArea = defineRule({
  id: 'region_area',
  title: 'Region area size',
  keywords: [
    'area',
    'group',
    'size',
    'number',
    'domino',
    'tromino',
    'tetromino',
    'pentomino',
    'norinori',
    'lits',
    'polyomino',
  ],
  config: {
    color: field.color({ initial: 'dark', label: 'Color', options: ['light', 'dark'] }),
    size: field.number({ initial: 2, min: 0, step: 1, label: 'Cells per area' }),
  },
  variants: [{ color: 'dark' }, { color: 'light' }],
  explain: ({ color, size }) =>
    size === 0
      ? `There are no *${color}* cells.`
      : `Every *${color}* area has exactly ${pluralize(size, 'cell')}.`,
  brief: ({ color, size }) => `${color === 'dark' ? 'Dark' : 'Light'} areas: ${size}`,
  example: ({ color, size }) => ({
    tiles: exampleTiles(color, EXAMPLES.get(size) ?? inRows(size)),
  }),
  check({ color, size }, board) {
    const wrong = findWrong(board, color, size);
    if (wrong) return error(wrong.cells.length > size ? wrong.cells : wrong.reach.cells);
    return board.regions(color).every(({ isClosed }) => isClosed) ? satisfied : incomplete;
  },
  describeError({ color, size }, board) {
    const wrong = findWrong(board, color, size);
    if (!wrong) return undefined;
    const { cells, reach } = wrong;
    const expected = `it should have ${size}`;
    if (cells.length > size)
      return {
        short: `${cells.length}, not ${size}`,
        long: `This ${color} area has ${pluralize(cells.length, 'cell')}, ${expected}`,
      };
    return {
      short: `${reach.cells.length} at most`,
      long: `This ${color} area has room for ${pluralize(reach.cells.length, 'cell')}, ${expected}`,
    };
  },
  isVacuous: ({ color }, board) => board.count(color) === 0,
  solve,
});
