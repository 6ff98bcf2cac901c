import { solidColorField } from '#engine/clues/colorField.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/exampleTiles.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Color } from '#engine/grid/grid.ts';
import { findBlock, findRing } from './flatLoops.ts';
import { findWrappedLoop } from './wrappedLoops.ts';
import { solve } from './propagate.ts';

function findLoop(board: Board, color: Color): readonly Cell[] | undefined {
  const isWall = (cell: Cell) => board.exists(cell) && board.color(cell) === color;
  if (board.isWrapped) return findWrappedLoop(board, isWall);
  return findBlock(board, isWall) ?? findRing(board, isWall);
}

/**
 * Cells of `color` never form a closed circuit; a block of two by two is one. Holes inside do not
 * break it.
 */
export const noLoops = defineRule({
  id: 'no_loops',
  title: 'No loops',
  keywords: ['cycle', 'circuit', 'ring', 'tree', 'acyclic', '2x2', 'nurimaze'],
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => `*${color === 'dark' ? 'Dark' : 'Light'}* cells never form a loop.`,
  brief: ({ color }) => `No ${color} loops`,
  example: ({ color }) => ({ tiles: exampleTiles(color, 'bbbw/bwwb/bbbb') }),
  check({ color }, board) {
    const loop = findLoop(board, color);
    if (loop) return error(loop);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const loop = findLoop(board, color);
    if (!loop) return undefined;
    return { short: 'closed a loop', long: `These ${color} cells close a loop` };
  },
  solve,
});
