import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { documentOf } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import { solvesUnderWay } from '../platform/solveStore.ts';
import type { StoredSolve } from '../platform/storedSolve.ts';
import { featuredPuzzles, type FeaturedPuzzle } from './featuredPuzzles.ts';

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
  const [featured, unfinished] = await Promise.all([
    featuredPuzzles(),
    solvesUnderWay(MAX_UNDER_WAY),
  ]);
  return {
    featured,
    underWay: unfinished.flatMap((solve) => solveUnderWay(solve) ?? []),
  };
}

/** A saved solve as the page shows it; null if its puzzle or its progress cannot be read. */
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
  const grid = readProgress(progress, documentOf({ ...opened.value, grid: start }))?.grid;
  return grid ? { puzzle: opened.value, link: address, grid, spentMs } : null;
}
