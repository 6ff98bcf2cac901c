import { message } from '#texts/message.ts';
import { solidColorField } from '#engine/config/field.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { closedShapes } from '#engine/shapes/shape.ts';

/** All regions of `color` have the same shape, rotated or mirrored. Open regions are ignored. */
export const sameShape = defineRule({
  id: 'same_shape',
  title: message('rules.same_shape.title'),
  keywords: message('ruleWords.same_shape'),
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => message('rules.same_shape.explain', { color }),
  brief: ({ color }) => message('rules.same_shape.brief', { color }),
  example: ({ color }) => ({ tiles: exampleTiles(color, 'bbwb/bwbb/wwww/bbww/wbww') }),
  check({ color }, board) {
    const shapes = closedShapes(board, color);
    if (shapes.length > 1) {
      const rarest = shapes.reduce((rare, next) => (next.length < rare.length ? next : rare));
      return error(rarest[0].cells);
    }
    return board.isComplete ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const { length: count } = closedShapes(board, color);
    if (count < 2) return undefined;
    return {
      short: message('rules.same_shape.short', { count }),
      long: message('rules.same_shape.long', { count, color }),
    };
  },
});
