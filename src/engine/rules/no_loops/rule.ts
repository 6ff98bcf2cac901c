import { message } from '#texts/message.ts';
import { solidColorField } from '#engine/config/field.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import { exampleTiles } from '#engine/clues/Example.ts';
import { error, incomplete, satisfied } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Color } from '#engine/grid/grid.ts';
import { findBlock, findRing, findWrappedLoop } from './loops.ts';

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
  title: message('rules.no_loops.title'),
  keywords: message('ruleWords.no_loops'),
  config: { color: solidColorField },
  variants: [{ color: 'light' }, { color: 'dark' }],
  explain: ({ color }) => message('rules.no_loops.explain', { color }),
  brief: ({ color }) => message('rules.no_loops.brief', { color }),
  example: ({ color }) => ({ tiles: exampleTiles(color, 'bbbw/bwwb/bbbb') }),
  check({ color }, board) {
    const loop = findLoop(board, color);
    if (loop) return error(loop);
    return board.isComplete ? satisfied : incomplete;
  },
  describeError({ color }, board) {
    const loop = findLoop(board, color);
    if (!loop) return undefined;
    return {
      short: message('rules.no_loops.short'),
      long: message('rules.no_loops.long', { color }),
    };
  },
});
