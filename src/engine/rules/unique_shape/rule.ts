import { message } from '#texts/message.ts';
import { solidColorField } from '#engine/config/field.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Color } from '#engine/grid/grid.ts';
import { closedShapes } from '#engine/shapes/shape.ts';

function findRepeated(board: Board, color: Color) {
  return closedShapes(board, color).find(({ length }) => length > 1);
}

/** No two regions of `color` have the same shape, rotated or mirrored. Open regions are ignored. */
export const uniqueShape = defineRule({
  id: 'unique_shape',
  title: message('rules.unique_shape.title'),
  keywords: message('ruleWords.unique_shape'),
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => message('rules.unique_shape.explain', { color }),
  brief: ({ color }) => message('rules.unique_shape.brief', { color }),
  example: ({ color }) => ({ tiles: exampleTiles(color, 'bbwb/wwbb/bwww') }),
  check({ color }, board) {
    const repeated = findRepeated(board, color);
    if (repeated) return error(repeated[0].cells);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const repeated = findRepeated(board, color);
    if (!repeated) return undefined;
    const { length: count } = repeated;
    return {
      short: message('rules.unique_shape.short', { count }),
      long: message('rules.unique_shape.long', { count, color }),
    };
  },
});
