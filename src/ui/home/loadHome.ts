import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import { colorEquals } from '#engine/grid/colorEquals.ts';
import type { Givens } from '#engine/grid/givens.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import { documentOf } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import { SHELF_DRAFTS } from '../drafts/shelfDrafts.ts';
import { listDrafts, type DraftList } from '../platform/draftStore.ts';
import { solvesUnderWay } from '../platform/solveStore.ts';
import type { StoredSolve } from '../platform/storedSolve.ts';
import { featuredPuzzles, type FeaturedPuzzle } from './featuredPuzzles.ts';

/** A solve that can be continued. */
export interface SolveUnderWay {
  readonly puzzle: Puzzle;
  readonly link: string;
  /** The board as it was left. */
  readonly grid: Grid;
  /** Tells givens from cells that became final. */
  readonly givens: Givens;
  readonly spentMs: number;
}

export interface Home {
  readonly featured: readonly FeaturedPuzzle[];
  readonly underWay: readonly SolveUnderWay[];
  readonly drafts: DraftList;
}

/** Solves to continue: one row of cards. */
const MAX_UNDER_WAY = 3;

/**
 * The puzzles of the home page, with links as players share them, unfinished solves, and drafts.
 */
export async function loadHome(): Promise<Home> {
  const [featured, underWay, drafts] = await Promise.all([
    featuredPuzzles(),
    solvesUnderWay(MAX_UNDER_WAY, solveUnderWay),
    listDrafts(SHELF_DRAFTS),
  ]);
  const shown = [...underWay, ...drafts.drafts.map(({ document }) => document)];
  await Promise.all(shown.map(({ grid }) => loadDrawings(grid)));
  return { featured, underWay, drafts };
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
  return { puzzle: opened.value, link: address, grid: board.grid, givens: start.tiles, spentMs };
}

/** Only time passed: it was saved for the charges that grow with it. */
function isUntouched({ grid, history: { past, future } }: BoardProgress, start: Grid): boolean {
  return past.length === 0 && future.length === 0 && colorEquals(grid, start);
}
