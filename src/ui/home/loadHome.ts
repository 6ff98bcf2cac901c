import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import { colorEquals } from '#engine/grid/colorEquals.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import { documentOf } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import { browserCompression } from '../platform/compress.ts';
import { puzzleKey } from '../platform/sha256.ts';
import { solvedKeys, solvesUnderWay } from '../platform/solveStore.ts';
import type { StoredSolve } from '../platform/storedSolve.ts';
import { BUILT_IN_PUZZLES } from './builtInPuzzles.ts';

/** A puzzle on the home page, and the address that opens it. */
export interface FeaturedPuzzle {
  readonly puzzle: Puzzle;
  readonly link: string;
  /** Whether it was ever solved in this browser. */
  readonly isSolved: boolean;
}

/** A solve that can be continued. */
export interface SolveUnderWay {
  readonly puzzle: Puzzle;
  readonly link: string;
  /** The board as it was left. */
  readonly grid: Grid;
  readonly spentMs: number;
}

export interface Home {
  readonly featured: readonly FeaturedPuzzle[];
  readonly underWay: readonly SolveUnderWay[];
}

/** Solves to continue: one row of cards. */
const MAX_UNDER_WAY = 3;

/** The puzzles of the home page, with links as players share them, and unfinished solves. */
export async function loadHome(): Promise<Home> {
  const [solved, underWay] = await Promise.all([
    solvedKeys(),
    solvesUnderWay(MAX_UNDER_WAY, solveUnderWay),
  ]);
  return {
    featured: await Promise.all(BUILT_IN_PUZZLES.map((puzzle) => featuredPuzzle(puzzle, solved))),
    underWay,
  };
}

async function featuredPuzzle(
  puzzle: Puzzle,
  solved: ReadonlySet<string>,
): Promise<FeaturedPuzzle> {
  const data = await encodeShare(writePuzzle(puzzle), browserCompression);
  return {
    puzzle,
    link: `/solve?d=${encodeURIComponent(data)}`,
    isSolved: solved.has(await puzzleKey(puzzle.grid)),
  };
}

/**
 * A saved solve as the page shows it; null if its puzzle or its progress cannot be read, or nothing
 * was painted.
 */
function solveUnderWay({
  puzzle,
  mode,
  address,
  progress,
  spentMs,
}: StoredSolve): SolveUnderWay | null {
  const opened = openPuzzle(puzzle);
  if (!opened.ok) return null;
  const own = opened.value.grid;
  const start = mode === 'perfection' ? gridForPerfection(own) : gridForMode(own, 'solve');
  const board = readProgress(progress, documentOf({ ...opened.value, grid: start }));
  if (!board || isUntouched(board, start)) return null;
  return { puzzle: opened.value, link: address, grid: board.grid, spentMs };
}

/** Only time passed: it was saved for the charges that grow with it. */
function isUntouched({ grid, history: { past, future } }: BoardProgress, start: Grid): boolean {
  return past.length === 0 && future.length === 0 && colorEquals(grid, start);
}
