import { message } from '#texts/message.ts';
import { bounded } from '#base/bounded.ts';
import { findMiss } from '#engine/clues/count.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import type { Board, Region } from '#engine/grid/board.ts';
import type { Color } from '#engine/grid/grid.ts';

const ROW = 4;
const MAX_EXAMPLE_CELLS = 32;
const EXAMPLES: ReadonlyMap<number, string> = new Map([
  [0, 'www/www'],
  [1, 'bwbw/wbww/bwwb'],
  [2, 'bbwb/wwwb/bbww'],
  [3, 'bbwb/bwbb/wwww'],
  [4, 'bbww/bbwb/wbbb'],
]);

/** One region of this size in rows of four, as far as there is room. */
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
  title: message('rules.region_area.title'),
  keywords: message('ruleWords.region_area'),
  config: {
    color: field.color({
      initial: 'dark',
      label: message('clues.color'),
      options: ['light', 'dark'],
    }),
    size: field.number({ initial: 2, min: 0, step: 1, label: message('rules.region_area.size') }),
  },
  variants: [{ color: 'dark' }, { color: 'light' }],
  explain: ({ color, size }) => message('rules.region_area.explain', { color, size }),
  brief: ({ color, size }) => message('rules.region_area.brief', { color, size }),
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
    const count = { completed: wrong.cells.length, possible: wrong.reach.cells.length };
    const miss = findMiss(count, size);
    return (
      miss && {
        short: message('clues.missed', miss),
        long: message('rules.region_area.long', { ...miss, color }),
      }
    );
  },
  isVacuous: ({ color }, board) => board.count(color) === 0,
});
