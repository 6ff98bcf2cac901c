import type { Grid } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';

/** A puzzle of which nothing is saved, and that has no address. */
export function unsaved(puzzle: Puzzle, mode: WorkspaceMode): OpenedPuzzle {
  const nowhere = { puzzleKey: '', key: '', address: '', saved: null, progress: null };
  return { puzzle, mode, ...nowhere, isSaved: false };
}

/** A grid alone, to be worked on. */
export function unsavedGrid(grid: Grid, mode: WorkspaceMode): OpenedPuzzle {
  return unsaved({ ...NEW_METADATA, grid, solution: null }, mode);
}
