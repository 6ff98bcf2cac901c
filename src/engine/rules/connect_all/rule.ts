import { message } from '#texts/message.ts';
import { solidColorField } from '#engine/config/field.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { findReaches, smallestComponent } from '#engine/clues/regions.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';

/** All cells of `color` are one region. Gray cells that the color cannot reach do not matter. */
export const connectAll = defineRule({
  id: 'connect_all',
  title: message('rules.connect_all.title'),
  keywords: message('ruleWords.connect_all'),
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => message('rules.connect_all.explain', { color }),
  brief: ({ color }) => message('rules.connect_all.brief', { color }),
  example: ({ color }) => ({ tiles: exampleTiles(color, 'wwbw/bbbw/bwbb') }),
  check({ color }, board) {
    const reaches = findReaches(board, color);
    if (reaches.length > 1) return error(smallestComponent(reaches)?.cells);
    const isDone = color !== 'gray' && board.regions(color).every(({ isClosed }) => isClosed);
    return reaches.length === 0 || isDone ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const { length: count } = findReaches(board, color);
    if (count < 2) return undefined;
    return {
      short: message('rules.connect_all.short', { count }),
      long: message('rules.connect_all.long', { count, color }),
    };
  },
  isVacuous: ({ color }, board) => board.count(color) === 0,
});
