import { colorEquals, type Givens } from '#engine/grid/colors.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import type { StoredSolve } from '#ui/shared/platform/storedSolve.ts';

/** A parsed solve of this browser. */
export interface OpenedSolve {
  readonly puzzle: Puzzle;
  /** The board in its saved state. */
  readonly grid: Grid;
  /** The givens, to distinguish them from cells that became final. */
  readonly givens: Givens;
}

/** Parse a saved solve; null if its puzzle or progress is invalid, or nothing was painted. */
export function openSolve({ puzzle, mode, progress }: StoredSolve): OpenedSolve | null {
  const opened = openPuzzle(puzzle);
  if (!opened.ok) return null;
  const own = opened.value.grid;
  const start = mode === 'perfection' ? gridForPerfection(own) : gridForMode(own, 'solve');
  const board = readProgress(progress, documentFromPuzzle({ ...opened.value, grid: start }));
  if (!board || isUntouched(board, start)) return null;
  return { puzzle: opened.value, grid: board.grid, givens: start.tiles };
}

/**
 * True if only time has passed; such solves are saved for the charges of foresight, which grow with
 * it.
 */
function isUntouched({ grid, history: { past, future } }: BoardProgress, start: Grid): boolean {
  return past.length === 0 && future.length === 0 && colorEquals(grid, start);
}
