import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { reachesOf, smallestComponent } from '#engine/clues/reachesOf.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { solve } from './propagate.ts';

/** All cells of `color` are one region. Gray that the color cannot reach does not matter. */
export const connectAll = defineRule({
  id: 'connect_all',
  title: 'Connect all',
  keywords: [
    'connectivity',
    'connected',
    'contiguous',
    'joined',
    'one group',
    'nurikabe',
    'wall',
    'river',
    'hitori',
    'kurodoko',
    'heyawake',
    'yin yang',
  ],
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => `Connect all *${color}* cells.`,
  brief: ({ color }) => `One ${color} area`,
  example: ({ color }) => ({ tiles: exampleTiles(color, 'wwbw/bbbw/bwbb') }),
  check({ color }, board) {
    const reaches = reachesOf(board, color);
    if (reaches.length > 1) return error(smallestComponent(reaches)?.cells);
    const isDone = color !== 'gray' && board.regions(color).every(({ isClosed }) => isClosed);
    return reaches.length === 0 || isDone ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const { length } = reachesOf(board, color);
    if (length < 2) return undefined;
    return {
      short: `${length} areas`,
      long: `There are ${length} ${color} areas that can no longer meet`,
    };
  },
  isVacuous: ({ color }, board) => board.count(color) === 0,
  solve,
});
