import { amountOf } from '#engine/clues/amounts.ts';
import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { drawnIn } from '#engine/clues/exampleColors.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';

/** The board holds exactly `count` cells of `color`. */
export const cellCount = defineRule({
  id: 'cell_count',
  title: 'Total count',
  config: {
    color: solidColorField,
    count: field.number({ initial: 10, min: 0, step: 1, label: 'Total count' }),
  },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color, count }) =>
    count === 1 ? `Exactly one cell is *${color}*.` : `Exactly ${count} cells are *${color}*.`,
  brief: ({ color, count }) => amountOf(count, `${color} cell`),
  example: ({ color }) => ({ tiles: drawnIn(color, 'bwbb/bwww/bbwb') }),
  check({ color, count }, board) {
    const done = board.count(color);
    const open = board.count('gray');
    if (done > count || done + open < count) return error();
    return done === count && open === 0 ? satisfied : incomplete;
  },
  complain({ color, count }, board) {
    const done = board.count(color);
    const most = done + board.count('gray');
    const wish = `there should be ${count}`;
    if (done > count)
      return {
        short: `${done}, not ${count}`,
        long: `The board has ${amountOf(done, `${color} cell`)}, ${wish}`,
      };
    if (most < count)
      return {
        short: `${most} at most`,
        long: `The board has room for ${amountOf(most, `${color} cell`)}, ${wish}`,
      };
    return undefined;
  },
});
