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
import { openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { featuresOf } from '#engine/play/features.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { browserCompression } from '../platform/compress.ts';
import { goTo } from '../platform/address.ts';
import { notify, type Notice } from '../platform/notices.ts';
import { puzzleKey } from '../platform/sha256.ts';
import { loadSolve } from '../platform/solveStore.ts';
import { copyKey } from '../platform/storedSolve.ts';
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
  return await opened({ ...puzzle, grid, solution: loaded.solution }, SOLVING_MODES.solve, request);
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
  return await opened(
    { ...puzzle, grid, solution: loaded.solution },
    SOLVING_MODES.perfection,
    request,
  );
}

/** A puzzle and what this browser has saved of it. A draft is saved under its own name. */
async function opened(
  puzzle: Puzzle,
  mode: WorkspaceMode,
  { url }: Request,
  draft: string | null = null,
): Promise<OpenedPuzzle> {
  const checksum = await puzzleKey(puzzle.grid);
  const { pathname, search, searchParams } = new URL(url);
  const name = searchParams.get('copy');
  const original = `${mode.id} ${draft ?? checksum}`;
  const key = name === null ? original : copyKey(original, name);
  const [{ saved, copy, follows }] = await Promise.all([loadSolve(key), loadDrawings(puzzle.grid)]);
  if (copy !== null) notify(leftCopy(copy));
  const address = `${pathname}${search}`;
  return { puzzle, mode, puzzleKey: checksum, key, address, saved, follows };
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
  const { CREATE_MODE } = await import('#machines/createMode.ts');
  const draft = new URL(request.url).searchParams.get('draft');
  if (dataOf(request) === null)
    return draft === null
      ? redirect(`/create?draft=${crypto.randomUUID()}`)
      : await opened(BLANK, CREATE_MODE, request, draft);
  const puzzle = await puzzleOf(request);
  if (!puzzle) return redirect('/create');
  const loaded = withSolutionHandling(puzzle, request, 'remove');
  const grid = gridForMode(loaded.grid, 'create');
  return await opened({ ...puzzle, grid, solution: loaded.solution }, CREATE_MODE, request);
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
  { url }: Request,
  byDefault: SolutionHandling,
): LoadedPuzzle {
  const requested = new URL(url).searchParams.get('loader');
  const loaded = loadPuzzle(
    puzzle,
    SOLUTION_HANDLINGS.find((name) => name === requested) ?? byDefault,
  );
  if (loaded.isSolutionMissing)
    notify({ kind: 'error', message: 'The solution was left out, and this puzzle needs one.' });
  return loaded;
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}
