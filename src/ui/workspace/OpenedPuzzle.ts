import type { PuzzleFull } from '#contract/shapes.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import type { StoredSolve } from '#ui/shared/platform/storedSolve.ts';

/** A puzzle of the server besides its grid. */
export interface ServerPuzzle {
  readonly id: string;
  /** What the server says of it; null where it was not reached. */
  readonly about: Omit<PuzzleFull, 'data'> | null;
}

/**
 * A puzzle that was opened, to be solved or to be worked on, and how far this browser has come with
 * it.
 */
export interface OpenedPuzzle {
  readonly puzzle: Puzzle;
  readonly mode: WorkspaceMode;
  /** Tells puzzles apart, however they are solved. */
  readonly puzzleKey: string;
  /** Tells what is saved apart. */
  readonly key: string;
  /** Opens it again. */
  readonly address: string;
  readonly saved: StoredSolve | null;
  /** The board of what is saved; null if there is none, or none that can be read. */
  readonly progress: BoardProgress | null;
  /** Nothing of it is saved, as in a preview; saved when absent. */
  readonly isSaved?: boolean;
  /** Versions that the database may still hold in its place: it could not take `saved`. */
  readonly follows?: readonly string[];
  /** Where it is one of the server. */
  readonly server?: ServerPuzzle;
}
