import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import { closedShapes } from '#engine/shapes/regionShape.ts';
import { solve } from './propagate.ts';

/** All regions of `color` have the same shape, turned or mirrored. Open regions are ignored. */
export const sameShape = defineRule({
  id: 'same_shape',
  title: 'Same shape areas',
  keywords: ['identical', 'congruent', 'equal', 'polyomino'],
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => `All *${color}* areas have the same shape, turned or mirrored.`,
  brief: ({ color }) => `Same ${color} shapes`,
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
    const { length } = closedShapes(board, color);
    if (length < 2) return undefined;
    return { short: `${length} shapes`, long: `There are ${length} shapes of ${color} areas` };
  },
  solve,
});
