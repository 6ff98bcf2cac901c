import type { PlayMode } from '#engine/clues/mode.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { StoredSolve } from '../platform/storedSolve.ts';

/** A puzzle that was asked for, and how far this browser has come with it. */
export interface PuzzleToSolve {
  readonly puzzle: Puzzle;
  readonly mode: PlayMode;
  /** Tells puzzles apart, however they are solved. */
  readonly puzzleKey: string;
  /** Tells solves apart. */
  readonly key: string;
  readonly address: string;
  readonly saved: StoredSolve | null;
}
