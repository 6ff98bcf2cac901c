import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { drawnIn } from '#engine/clues/exampleTiles.ts';
import { islandsOf, smallestOf } from '#engine/clues/reachesOf.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { solve } from './propagate.ts';

/** All cells of `color` are one region. Gray that the color cannot reach does not matter. */
export const connectAll = defineRule({
  id: 'connect_all',
  title: 'Connect all',
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => `Connect all *${color}* cells.`,
  brief: ({ color }) => `One ${color} area`,
  example: ({ color }) => ({ tiles: drawnIn(color, 'wwbw/bbbw/bwbb') }),
  check({ color }, board) {
    const islands = islandsOf(board, color);
    if (islands.length > 1) return error(smallestOf(islands)?.cells);
    const isDone = color !== 'gray' && board.regions(color).every(({ isClosed }) => isClosed);
    return islands.length === 0 || isDone ? satisfied : incomplete;
  },
  complain({ color }, board) {
    const { length } = islandsOf(board, color);
    if (length < 2) return undefined;
    return {
      short: `${length} areas`,
      long: `There are ${length} ${color} areas that can no longer meet`,
    };
  },
  solve,
});
