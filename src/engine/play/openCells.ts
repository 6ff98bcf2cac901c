import type { Board } from '../grid/board.ts';
import type { Grid } from '../grid/grid.ts';
import { typesOf } from '../puzzle/types.ts';

/**
 * Number of cells to color: all of them, or, in a puzzle that leaves cells open, those of the
 * solution.
 */
export function cellsToColor(board: Board, solution: Grid | null): number {
  if (!solution || !typesOf(board.grid).includes('underclued')) return board.count();
  return solution.tiles.filter(({ exists, color }) => exists && color !== 'gray').length;
}
