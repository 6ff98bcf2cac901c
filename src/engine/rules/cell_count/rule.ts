import { bounded } from '#engine/bounded.ts';
import { pluralize } from '#engine/clues/pluralize.ts';
import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import { solve } from './propagate.ts';

/** Cells of the largest board that an example is drawn on. */
const MAX_EXAMPLE_CELLS = 60;

/**
 * A drawing with this many dark cells, as far as there is room, spread evenly over a small board.
 */
function scattered(count: number): string {
  const shown = bounded(count, { min: 0, max: MAX_EXAMPLE_CELLS, fallback: 0 });
  const height = shown <= 10 ? 3 : Math.ceil(Math.sqrt(shown));
  const width = height + 1;
  // width + height and width * height have no common divisor: no cell comes twice before all did.
  const letters = new Array<string>(width * height).fill('w');
  for (let i = 0; i < count && i < letters.length; i++)
    letters[(i * (width + height)) % letters.length] = 'b';
  const rows = Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width));
  return rows.map((row) => row.join('')).join('/');
}

/** The board holds exactly `count` cells of `color`. */
export const cellCount = defineRule({
  id: 'cell_count',
  title: 'Total count',
  keywords: ['number', 'amount', 'sum', 'total', 'exactly', 'mines'],
  config: {
    color: solidColorField,
    count: field.number({ initial: 10, min: 0, step: 1, label: 'Total count' }),
  },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color, count }) =>
    count === 1 ? `Exactly one cell is *${color}*.` : `Exactly ${count} cells are *${color}*.`,
  brief: ({ color, count }) => pluralize(count, `${color} cell`),
  example: ({ color, count }) => ({ tiles: exampleTiles(color, scattered(count)) }),
  check({ color, count }, board) {
    const done = board.count(color);
    const open = board.count('gray');
    if (done > count || done + open < count) return error();
    return done === count && open === 0 ? satisfied : incomplete;
  },
  describeError({ color, count }, board) {
    const done = board.count(color);
    const most = done + board.count('gray');
    const expected = `there should be ${count}`;
    if (done > count)
      return {
        short: `${done}, not ${count}`,
        long: `The board has ${pluralize(done, `${color} cell`)}, ${expected}`,
      };
    if (most < count)
      return {
        short: `${most} at most`,
        long: `The board has room for ${pluralize(most, `${color} cell`)}, ${expected}`,
      };
    return undefined;
  },
  solve,
});
