import type { PuzzleFull } from '#contract/shapes.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import type { EarlierDraft } from '#ui/saved/earlierDraft.ts';
import type { StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';

/** Data of a puzzle of the server in addition to its grid. */
export interface ServerPuzzle {
  readonly id: string;
  /** The server's record of it; null if the server was not reached. */
  readonly about: Omit<PuzzleFull, 'data'> | null;
}

/** The end of a solve. */
export interface SolveEnd {
  readonly spentMs: number;
  readonly hints: number;
}

/** A puzzle that was opened for solving or editing, with the progress stored in this browser. */
export interface OpenedPuzzle {
  readonly puzzle: Puzzle;
  readonly mode: WorkspaceMode;
  /** Identifies the puzzle in all modes. */
  readonly puzzleKey: string;
  /** Key of its stored progress. */
  readonly key: string;
  /** Address that opens it again. */
  readonly address: string;
  readonly saved: StoredSolve | null;
  /** The stored board; null if there is none, or if it cannot be read. */
  readonly progress: BoardProgress | null;
  /** False for previews, which are not saved; true by default. */
  readonly isSaved?: boolean;
  /** Versions that the database may still hold instead of `saved`, after a failed save. */
  readonly follows?: readonly string[];
  /** The title where there is little room. */
  readonly shortTitle?: string;
  /** The language of a title that the page translates; absent for titles by people. */
  readonly titleLanguage?: string;
  /** Address of its other mode, if the page is the same. */
  readonly otherAddress?: string;
  /** Called once, at the end of its first solve. */
  readonly onSolved?: (end: SolveEnd) => void;
  /** Of a new draft: the one that was edited last. */
  readonly earlier?: EarlierDraft | null;
  /** Present for puzzles of the server. */
  readonly server?: ServerPuzzle;
}

/** A puzzle that is not saved and has no address. */
export function unsaved(puzzle: Puzzle, mode: WorkspaceMode): OpenedPuzzle {
  const nowhere = { puzzleKey: '', key: '', address: '', saved: null, progress: null };
  return { puzzle, mode, ...nowhere, isSaved: false };
}

/** A grid without metadata that is not saved. */
export function unsavedGrid(grid: Grid, mode: WorkspaceMode): OpenedPuzzle {
  return unsaved({ ...NEW_METADATA, grid, solution: null }, mode);
}
