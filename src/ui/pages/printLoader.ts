import { redirect, type LoaderFunctionArgs } from 'react-router';
import { solveAddress } from '#engine/codec/shareLinks.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { readShareData, readPuzzle } from './puzzleOfAddress.ts';

/** A puzzle to print, with the link that solves it. */
export interface PrintedPuzzle {
  readonly puzzle: Puzzle;
  readonly solveLink: string;
}

/** Load the puzzle of `/print?d=…`. Without one the visitor is redirected home. */
export async function loadForPrinting({
  request,
}: LoaderFunctionArgs): Promise<PrintedPuzzle | Response> {
  const puzzle = await readPuzzle(request);
  if (!puzzle) return redirect('/');
  const grid = gridForMode(puzzle.grid, 'solve');
  await loadDrawings(grid);
  return { puzzle: { ...puzzle, grid }, solveLink: solveAddress(readShareData(request) ?? '') };
}
