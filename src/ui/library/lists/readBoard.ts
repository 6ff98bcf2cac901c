import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import type { Givens } from '#engine/grid/colors.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import type { StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import { openSolve } from './openSolve.ts';

/** The board of a solve in this browser. */
export interface BoardHere {
  readonly grid: Grid;
  /** The givens, to distinguish them from cells that became final. */
  readonly givens: Givens;
  readonly isSolved: boolean;
  readonly done: { readonly cells: number; readonly of: number };
}

/** Parse a grid and load its drawings; null if the text is invalid. */
export async function readGrid(text: string): Promise<Grid | null> {
  const parsed = parseGridText(text);
  if (!parsed.ok) return null;
  await loadDrawings(parsed.value);
  return parsed.value;
}

/**
 * The saved board of a solve. Null if it is invalid, if nothing was painted, or if the author has
 * changed the puzzle, so that its grid is no longer `text`.
 */
export async function readBoardHere(solve: StoredSolve, text: string): Promise<BoardHere | null> {
  const opened = openSolve(solve);
  if (!opened || writeGridText(opened.puzzle.grid) !== text) return null;
  const { grid, givens } = opened;
  await loadDrawings(grid);
  const board = boardOf(grid);
  const of = board.count();
  return { grid, givens, isSolved: solve.isSolved, done: { cells: of - board.count('gray'), of } };
}
