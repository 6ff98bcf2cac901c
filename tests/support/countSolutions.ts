import { advance, boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Board } from '#engine/grid/board.ts';
import { paintCells } from '#engine/edit/edit.ts';
import type { Grid } from '#engine/grid/grid.ts';

/**
 * The number of full colorings without an error, at most `limit`, found by brute force cell by
 * cell. Uses only the judge, which never reports an error on a board that can still be completed.
 */
export function countSolutions(grid: Grid, limit: number): number {
  return count(boardOf(grid), limit);
}

function count(board: Board, limit: number): number {
  if (judge(board, null).final === 'error') return 0;
  const cell = board.grid.tiles.findIndex((tile) => tile.exists && tile.color === 'gray');
  if (cell < 0) return 1;
  let found = 0;
  for (const color of ['dark', 'light'] as const) {
    const next = paintCells(board.grid, [cell], color);
    found += count(advance(board, next, [cell]), limit - found);
    if (found >= limit) break;
  }
  return found;
}
