import { redirect, type LoaderFunctionArgs } from 'react-router';
import { message } from '#texts/message.ts';
import { listFeatures } from '#engine/play/features.ts';
import { gridForPerfection } from '#engine/puzzle/modes.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { solveInWorker } from '#workers/solveInWorker.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { openedSolve, withSolutionHandling } from './puzzleLoaders.ts';
import { puzzleAt } from './puzzleOfAddress.ts';

/**
 * Load the puzzle of `/perfection/{id}` or `/perfection?d=…`, where colors are final. Without a
 * stored solution the puzzle is solved first: only a solution tells which color is wrong. Music
 * puzzles have no wrong colors, so they are redirected to `/solve`, and so are puzzles of which no
 * only solution is found.
 */
export async function loadForPerfection(
  args: LoaderFunctionArgs,
): Promise<OpenedPuzzle | Response> {
  const { request } = args;
  const found = await puzzleAt(args);
  if (!found) return redirect('/');
  const { puzzle } = found;
  if (listFeatures(puzzle.grid).some(({ kind }) => kind === 'playback')) {
    notify({ kind: 'error', message: message('parse.musicForPerfection') });
    return redirect(solvePage(request));
  }
  const loaded = withSolutionHandling(puzzle, request, 'hidden');
  const grid = gridForPerfection(loaded.grid);
  const solution = loaded.solution ?? (await solveInWorker(loaded.grid));
  if (!solution) {
    notify({ kind: 'error', message: message('parse.unsolvedForPerfection') });
    return redirect(solvePage(request));
  }
  return await openedSolve(
    { ...found, puzzle: { ...puzzle, grid, solution } },
    SOLVING_MODES.perfection,
    request,
  );
}

/** The address of the puzzle where colors are not final. */
function solvePage({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname.replace('/perfection', '/solve')}${search}`;
}
