import type { Board } from '../grid/board.ts';
import type { Grid } from '../grid/grid.ts';
import { findPuzzleTypes } from '../puzzle/types.ts';

/**
 * Number of cells to color: all of them, or, in a puzzle that leaves cells open, those of the
 * solution.
 */
export function cellsToColor(board: Board, solution: Grid | null): number {
  if (!solution || !findPuzzleTypes(board.grid).includes('underclued')) return board.count();
  return solution.tiles.filter(({ exists, color }) => exists && color !== 'gray').length;
}
