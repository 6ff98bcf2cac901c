import { message } from '#texts/message.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { loadPuzzle, type LoadedPuzzle, type SolutionHandling } from '#engine/puzzle/load.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { SOLVING_MODES, type WorkspaceMode } from '#machines/workspaceMode.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { puzzleKey } from '#ui/shared/platform/sha256.ts';
import { language } from '#ui/shared/texts/texts.ts';
import type { OpenedPuzzle, SolveEnd } from '../workspace/OpenedPuzzle.ts';
import {
  readSolutionHandling,
  opened,
  readPlace,
  puzzleAt,
  type FoundPuzzle,
} from './puzzleOfAddress.ts';

/**
 * Load the puzzle of `/solve/{id}` or `/solve?d=…`. Without one, or with an invalid one, the
 * visitor is redirected home; a toast gives the reason.
 */
export async function loadForSolving(args: LoaderFunctionArgs): Promise<OpenedPuzzle | Response> {
  const found = await puzzleAt(args);
  return found ? await openForSolving(found, args.request) : redirect('/');
}

/** A puzzle to solve, with the saved progress of this browser. */
export async function openForSolving(found: FoundPuzzle, request: Request): Promise<OpenedPuzzle> {
  const { puzzle } = found;
  const loaded = withSolutionHandling(puzzle, request, 'hidden');
  const grid = gridForMode(loaded.grid, 'solve');
  const { solution } = loaded;
  return await openedSolve(
    { ...found, puzzle: { ...puzzle, grid, solution } },
    SOLVING_MODES.solve,
    request,
  );
}

/**
 * A puzzle to solve, with the saved progress of this browser. The solve of a puzzle of the server
 * is stored under its id.
 */
export async function openedSolve(
  found: FoundPuzzle,
  mode: WorkspaceMode,
  request: Request,
): Promise<OpenedPuzzle> {
  const { puzzle, server } = found;
  const name = server?.id ?? (await puzzleKey(puzzle));
  const place = await readPlace(`${mode.id} ${name}`, request);
  const solve = await opened({ ...found, mode, puzzleKey: name }, place, request);
  const mark = server?.about?.houseTitle ?? null;
  if (mark === null) return solve;
  return { ...solve, titleLanguage: language(), onSolved: (end) => noteSolveOf(mark, end) };
}

/** Count the solve of a daily, wherever it was solved. */
function noteSolveOf(mark: string, end: SolveEnd): void {
  void import('#ui/play/daily/noteMarkedSolve.ts')
    .then(({ noteMarkedSolve }) => noteMarkedSolve(mark, end))
    .catch(() => undefined);
}

/** The puzzle with its solution as the address wishes; a toast says if it has none. */
export function withSolutionHandling(
  puzzle: Puzzle,
  request: Request,
  byDefault: SolutionHandling,
): LoadedPuzzle {
  const loaded = loadPuzzle(puzzle, readSolutionHandling(request, byDefault));
  if (loaded.isSolutionMissing)
    notify({ kind: 'error', message: message('parse.solutionMissing') });
  return loaded;
}
