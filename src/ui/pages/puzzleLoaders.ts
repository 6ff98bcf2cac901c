import { redirect, type LoaderFunctionArgs } from 'react-router';
import { emptyGrid } from '#engine/grid/grid.ts';
import {
  loadPuzzle,
  SOLUTION_HANDLINGS,
  type LoadedPuzzle,
  type SolutionHandling,
} from '#engine/puzzle/load.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { gridForMode, gridForPerfection } from '#engine/puzzle/modes.ts';
import { solveAddress } from '#engine/codec/shareLinks.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle, openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { documentOfProgress } from '#machines/readProgress.ts';
import { featuresOf } from '#engine/play/features.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { browserCompression } from '../platform/compress.ts';
import { goTo } from '../platform/address.ts';
import { notify, type Notice } from '../platform/notices.ts';
import { puzzleKey, textKey } from '../platform/sha256.ts';
import { loadSolve } from '../platform/solveStore.ts';
import { copyKey, draftKey, type StoredSolve } from '../platform/storedSolve.ts';
import { warnOfFields } from '../platform/warnOfFields.ts';
import { SOLVING_MODES, type WorkspaceMode } from '#machines/workspaceMode.ts';

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
 * The puzzle of `/solve?d=…`. Without one, or with one that cannot be read, the visitor is
 * redirected home; a notice says why it cannot be read.
 */
export async function loadForSolving({
  request,
}: LoaderFunctionArgs): Promise<OpenedPuzzle | Response> {
  const puzzle = await puzzleOf(request);
  if (!puzzle) return redirect('/');
  const loaded = withSolutionHandling(puzzle, request, 'hidden');
  const grid = gridForMode(loaded.grid, 'solve');
  const { solution } = loaded;
  return await openedSolve({ ...puzzle, grid, solution }, SOLVING_MODES.solve, request);
}

/**
 * The puzzle of `/perfection?d=…`, whose colors are final. In music puzzles no color is a mistake,
 * so they are redirected to `/solve`.
 */
export async function loadForPerfection({
  request,
}: LoaderFunctionArgs): Promise<OpenedPuzzle | Response> {
  const puzzle = await puzzleOf(request);
  if (!puzzle) return redirect('/');
  if (featuresOf(puzzle.grid).some(({ kind }) => kind === 'playback')) {
    notify({ kind: 'error', message: 'A music puzzle cannot be solved for perfection.' });
    return redirect(`/solve${new URL(request.url).search}`);
  }
  const loaded = withSolutionHandling(puzzle, request, 'hidden');
  const grid = gridForPerfection(loaded.grid);
  const { solution } = loaded;
  return await openedSolve({ ...puzzle, grid, solution }, SOLVING_MODES.perfection, request);
}

/** A puzzle to be printed, and where it is solved. */
export interface PrintedPuzzle {
  readonly puzzle: Puzzle;
  readonly solveLink: string;
}

/** The puzzle of `/print?d=…`. Without one the visitor is redirected home. */
export async function loadForPrinting({
  request,
}: LoaderFunctionArgs): Promise<PrintedPuzzle | Response> {
  const puzzle = await puzzleOf(request);
  if (!puzzle) return redirect('/');
  const grid = gridForMode(puzzle.grid, 'solve');
  await loadDrawings(grid);
  return { puzzle: { ...puzzle, grid }, solveLink: solveAddress(dataOf(request) ?? '') };
}

/** Where what this browser has of a puzzle is saved, and what it has. */
interface OpenedPlace {
  readonly key: string;
  readonly loaded: Awaited<ReturnType<typeof loadSolve>>;
}

/** The place of a solve or a draft; a copy of it has a name in the address. */
async function placeOf(original: string, { url }: Request): Promise<OpenedPlace> {
  const name = new URL(url).searchParams.get('copy');
  const key = name === null ? original : copyKey(original, name);
  return { key, loaded: await loadSolve(key) };
}

/** A puzzle to be solved, and what this browser has saved of it. */
async function openedSolve(
  puzzle: Puzzle,
  mode: WorkspaceMode,
  request: Request,
): Promise<OpenedPuzzle> {
  const checksum = await puzzleKey(puzzle.grid);
  const place = await placeOf(`${mode.id} ${checksum}`, request);
  return await opened({ puzzle, mode, puzzleKey: checksum }, place, request);
}

async function opened(
  puzzle: Pick<OpenedPuzzle, 'puzzle' | 'mode' | 'puzzleKey'>,
  { key, loaded: { saved, copy, follows } }: OpenedPlace,
  { url }: Request,
): Promise<OpenedPuzzle> {
  const present = documentOfProgress(saved?.progress)?.grid ?? puzzle.puzzle.grid;
  await loadDrawings(present);
  if (copy !== null) notify(leftCopy(copy));
  const { pathname, search } = new URL(url);
  return { ...puzzle, key, address: `${pathname}${search}`, saved, follows };
}

/** Tells of a board that another tab left, which must not replace the one that is opened. */
function leftCopy(address: string): Notice {
  return {
    kind: 'success',
    message: 'Another tab left this puzzle with a board of its own. It is kept as a copy.',
    action: { label: 'Open the copy', run: () => goTo(address) },
  };
}

/**
 * The puzzle of `/create?d=…`, or the draft of `/create?draft=…`, blank at first. Without either, a
 * new draft begins: its address has a name of its own, so that a reload finds it again.
 */
export async function loadForCreating({
  request,
}: LoaderFunctionArgs): Promise<OpenedPuzzle | Response> {
  const draft = new URL(request.url).searchParams.get('draft');
  if (dataOf(request) !== null) return await loadShared(request);
  if (draft === null) return redirect(`/create?draft=${crypto.randomUUID()}`);
  const place = await placeOf(draftKey(draft), request);
  const puzzle = beginningOf(place.loaded.saved) ?? BLANK;
  return await openedDraft(puzzle, place, request);
}

/**
 * A shared puzzle to be edited, without its solution unless the address asks for it. Edits are a
 * draft of what the link opens: the same link finds them again, another one begins anew.
 */
async function loadShared(request: Request): Promise<OpenedPuzzle | Response> {
  const puzzle = await puzzleOf(request);
  if (!puzzle) return redirect('/create');
  const handling = handlingOf(request, 'remove');
  const { grid, solution, isSolutionMissing } = loadPuzzle(puzzle, handling);
  const begun = { ...puzzle, grid: gridForMode(grid, 'create'), solution };
  const name = await textKey(`${handling} ${writePuzzle(puzzle)}`);
  const place = await placeOf(draftKey(name), request);
  if (handling === 'remove' && puzzle.solution && !place.loaded.saved)
    notify(solutionKept(request, isSolutionMissing));
  return await openedDraft(begun, place, request);
}

/** Tells that the editor does not show a solution, and where to find it. */
function solutionKept(request: Request, isNeeded: boolean): Notice {
  const address = solveAddress(dataOf(request) ?? '');
  return {
    kind: 'success',
    message: isNeeded
      ? 'The solution was left out, and this puzzle needs one. You can still solve it.'
      : 'The solution was left out, so that you can still solve this puzzle.',
    action: { label: 'Solve it', run: () => goTo(address) },
  };
}

async function openedDraft(
  puzzle: Puzzle,
  place: OpenedPlace,
  request: Request,
): Promise<OpenedPuzzle> {
  const { CREATE_MODE } = await import('#machines/createMode.ts');
  const checksum = await puzzleKey(puzzle.grid);
  return await opened({ puzzle, mode: CREATE_MODE, puzzleKey: checksum }, place, request);
}

/** What a saved draft began with, its solution on the board; null if it cannot be read. */
function beginningOf(saved: StoredSolve | null): Puzzle | null {
  const puzzle = saved && openPuzzle(saved.puzzle);
  if (!puzzle?.ok) return null;
  const { grid, solution } = loadPuzzle(puzzle.value, 'visible');
  return { ...puzzle.value, grid: gridForMode(grid, 'create'), solution };
}

/** The shared puzzle in an address. Null if there is none or it cannot be read (with a notice). */
async function puzzleOf(request: Request): Promise<Puzzle | null> {
  const data = dataOf(request);
  if (data === null) return null;
  const opened = await openShared(data, browserCompression, warnOfFields());
  if (opened.ok) return opened.value;
  notify({ kind: 'error', message: firstLine(opened.error.message) });
  return null;
}

/** The shared data in an address. A bare + arrives as a space, which shared data never has. */
function dataOf({ url }: Request): string | null {
  const data = new URL(url).searchParams.get('d') ?? '';
  return data === '' ? null : data.replaceAll(' ', '+');
}

function withSolutionHandling(
  puzzle: Puzzle,
  request: Request,
  byDefault: SolutionHandling,
): LoadedPuzzle {
  const loaded = loadPuzzle(puzzle, handlingOf(request, byDefault));
  if (loaded.isSolutionMissing)
    notify({ kind: 'error', message: 'The solution was left out, and this puzzle needs one.' });
  return loaded;
}

/** What the parameter `loader` asks for; anything else is as if it were not there. */
function handlingOf({ url }: Request, byDefault: SolutionHandling): SolutionHandling {
  const requested = new URL(url).searchParams.get('loader');
  return SOLUTION_HANDLINGS.find((name) => name === requested) ?? byDefault;
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
