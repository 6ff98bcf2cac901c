import { message } from '#texts/message.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { solveAddress } from '#engine/codec/shareLinks.ts';
import { emptyGrid } from '#engine/grid/grid.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { loadPuzzle } from '#engine/puzzle/load.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { CREATE_MODE } from '#machines/createMode.ts';
import { goTo } from '#ui/shared/platform/address.ts';
import { notify, type Notice } from '#ui/shared/platform/notices.ts';
import { puzzleKey, textKey } from '#ui/shared/platform/sha256.ts';
import { draftKey, type StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import type { OpenedPuzzle, ServerPuzzle } from '../workspace/OpenedPuzzle.ts';
import {
  readShareData,
  readSolutionHandling,
  opened,
  readPlace,
  readPuzzle,
  refuse,
  type OpenedPlace,
} from './puzzleOfAddress.ts';
import { newId } from '#ui/shared/platform/newId.ts';

const BLANK_WIDTH = 5;
const BLANK_HEIGHT = 4;

/** The puzzle of `/create` without one in the address. */
const BLANK: Puzzle = {
  title: '',
  author: '',
  description: '',
  difficulty: 1,
  grid: emptyGrid(BLANK_WIDTH, BLANK_HEIGHT),
  solution: null,
};

/**
 * Load the puzzle of `/create/{id}` or `/create?d=…`, or the draft of `/create?draft=…`, blank at
 * first. Without any of them a new draft begins, with its own address, so that a reload finds it
 * again.
 */
export async function loadForCreating({
  request,
  params,
}: LoaderFunctionArgs): Promise<OpenedPuzzle | Response> {
  const { puzzleId } = params;
  if (puzzleId !== undefined) return await loadOwn(puzzleId, request);
  const draft = new URL(request.url).searchParams.get('draft');
  if (readShareData(request) !== null) return await loadShared(request);
  if (draft === null) return redirect(`/create?draft=${newId()}`);
  const place = await readPlace(draftKey(draft), request);
  const puzzle = beginningOf(place.loaded.saved);
  if (puzzle) return await openedDraft(puzzle, place, request);
  const [blank, earlier] = await Promise.all([
    openedDraft(BLANK, place, request),
    import('#ui/saved/earlierDraft.ts').then(
      async (module) => await module.earlierDraft(Date.now()),
      () => null, // without a network, there is no offer
    ),
  ]);
  return { ...blank, earlier };
}

/**
 * A shared puzzle to edit, without its solution unless the address asks for it. Edits are a draft
 * keyed by the puzzle of the link: the same link opens it again.
 */
async function loadShared(request: Request): Promise<OpenedPuzzle | Response> {
  const puzzle = await readPuzzle(request);
  if (!puzzle) return redirect('/create');
  const handling = readSolutionHandling(request, 'remove');
  const { grid, solution, isSolutionMissing } = loadPuzzle(puzzle, handling);
  const begun = { ...puzzle, grid: gridForMode(grid, 'create'), solution };
  const name = await textKey(`${handling} ${writePuzzle(puzzle)}`);
  const place = await readPlace(draftKey(name), request);
  if (handling === 'remove' && puzzle.solution && !place.loaded.saved)
    notify(solutionKept(request, isSolutionMissing));
  return await openedDraft(begun, place, request);
}

/** An own puzzle on the server, or its draft in this browser. */
async function loadOwn(id: string, request: Request): Promise<OpenedPuzzle | Response> {
  const place = await readPlace(draftKey(id), request);
  const begun = beginningOf(place.loaded.saved);
  if (begun) return await openedDraft(begun, place, request, { id, about: null });
  const { serverPuzzle } = await import('./serverPuzzle.ts');
  const read = await serverPuzzle(id, 'edit');
  if (read.ok) {
    const { puzzle, about } = read.value;
    return await openedDraft(onBoard(puzzle), place, request, { id, about });
  }
  refuse(read.error);
  return redirect('/create');
}

/** The notice that the editor does not show the solution, with a link to it. */
function solutionKept(request: Request, isNeeded: boolean): Notice {
  const address = solveAddress(readShareData(request) ?? '');
  return {
    kind: 'success',
    message: isNeeded ? message('parse.neededSolutionLeftOut') : message('parse.solutionLeftOut'),
    action: { label: message('parse.solveIt'), run: () => goTo(address) },
  };
}

async function openedDraft(
  puzzle: Puzzle,
  place: OpenedPlace,
  request: Request,
  server?: ServerPuzzle,
): Promise<OpenedPuzzle> {
  const draft = { puzzle, mode: CREATE_MODE, puzzleKey: await puzzleKey(puzzle) };
  return await opened(server ? { ...draft, server } : draft, place, request);
}

/**
 * The initial puzzle of a saved draft, with its solution on the board; null if it can't be read.
 */
function beginningOf(saved: StoredSolve | null): Puzzle | null {
  const puzzle = saved && openPuzzle(saved.puzzle);
  return puzzle?.ok === true ? onBoard(puzzle.value) : null;
}

/** A puzzle with its solution on the board, as authors edit it. */
function onBoard(puzzle: Puzzle): Puzzle {
  const { grid, solution } = loadPuzzle(puzzle, 'visible');
  return { ...puzzle, grid: gridForMode(grid, 'create'), solution };
}
