import { message } from '#texts/message.ts';
import { bounded } from '#base/bounded.ts';
import { solidColorField, field } from '#engine/config/field.ts';
import { findMiss } from '#engine/clues/count.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';

/** Maximum number of cells of an example's board. */
const MAX_EXAMPLE_CELLS = 60;

/**
 * A drawing with this many dark cells, as far as there is room, spread evenly over a small board.
 */
function scattered(count: number): string {
  const shown = bounded(count, { min: 0, max: MAX_EXAMPLE_CELLS, fallback: 0 });
  const height = shown <= 10 ? 3 : Math.ceil(Math.sqrt(shown));
  const width = height + 1;
  // `width + height` and `width * height` have no common divisor, so that no cell repeats before
  // all cells were visited.
  const letters = new Array<string>(width * height).fill('w');
  for (let i = 0; i < count && i < letters.length; i++)
    letters[(i * (width + height)) % letters.length] = 'b';
  const rows = Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width));
  return rows.map((row) => row.join('')).join('/');
}

/** The board holds exactly `count` cells of `color`. */
export const cellCount = defineRule({
  id: 'cell_count',
  title: message('rules.cell_count.title'),
  keywords: message('ruleWords.cell_count'),
  config: {
    color: solidColorField,
    count: field.number({ initial: 10, min: 0, step: 1, label: message('rules.cell_count.count') }),
  },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color, count }) => message('rules.cell_count.explain', { color, count }),
  brief: ({ color, count }) => message('rules.cell_count.brief', { color, count }),
  example: ({ color, count }) => ({ tiles: exampleTiles(color, scattered(count)) }),
  check({ color, count }, board) {
    const done = board.count(color);
    const open = board.count('gray');
    if (done > count || done + open < count) return error();
    return done === count && open === 0 ? satisfied : incomplete;
  },
  describeError({ color, count }, board) {
    const completed = board.count(color);
    const miss = findMiss({ completed, possible: completed + board.count('gray') }, count);
    return (
      miss && {
        short: message('clues.missed', miss),
        long: message('rules.cell_count.long', { ...miss, color }),
      }
    );
  },
});
