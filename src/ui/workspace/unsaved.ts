import type { Grid } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';

/** A puzzle that is not saved and has no address. */
export function unsaved(puzzle: Puzzle, mode: WorkspaceMode): OpenedPuzzle {
  const nowhere = { puzzleKey: '', key: '', address: '', saved: null, progress: null };
  return { puzzle, mode, ...nowhere, isSaved: false };
}

/** A grid without metadata that is not saved. */
export function unsavedGrid(grid: Grid, mode: WorkspaceMode): OpenedPuzzle {
  return unsaved({ ...NEW_METADATA, grid, solution: null }, mode);
}
