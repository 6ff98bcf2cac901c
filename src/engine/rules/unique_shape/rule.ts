import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Color } from '#engine/grid/grid.ts';
import { closedShapes } from '#engine/shapes/regionShape.ts';
import { solve } from './propagate.ts';

function findRepeated(board: Board, color: Color) {
  return closedShapes(board, color).find(({ length }) => length > 1);
}

/** No two regions of `color` have the same shape, turned or mirrored. Open regions are ignored. */
export const uniqueShape = defineRule({
  id: 'unique_shape',
  title: 'Unique shape areas',
  keywords: ['different', 'distinct', 'no two', 'polyomino', 'pentominoes'],
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) =>
    `No two *${color}* areas have the same shape, not even turned or mirrored.`,
  brief: ({ color }) => `Different ${color} shapes`,
  example: ({ color }) => ({ tiles: exampleTiles(color, 'bbwb/wwbb/bwww') }),
  check({ color }, board) {
    const repeated = findRepeated(board, color);
    if (repeated) return error(repeated[0].cells);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const repeated = findRepeated(board, color);
    if (!repeated) return undefined;
    return {
      short: `${repeated.length} alike`,
      long: `There are ${repeated.length} ${color} areas of this shape`,
    };
  },
  solve,
});
