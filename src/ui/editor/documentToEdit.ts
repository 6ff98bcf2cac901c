import { loadPuzzle } from '#engine/puzzle/load.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { documentFromPuzzle, type Document } from '#machines/document.ts';

/** A puzzle as its author edits it: the colors of its solution are on the board. */
export function documentToEdit(puzzle: Puzzle): Document {
  const { grid, solution } = loadPuzzle(puzzle, 'visible');
  return documentFromPuzzle({ ...puzzle, grid: gridForMode(grid, 'create'), solution });
}
