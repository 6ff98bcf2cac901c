import { message } from '#texts/message.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { SOLUTION_HANDLINGS, type SolutionHandling } from '#engine/puzzle/load.ts';
import { findPlayback } from '#engine/play/playback.ts';
import { openPuzzle, openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { untilOwnerKnown } from '#ui/people/account/ownerKnown.ts';
import { goTo } from '#ui/shared/platform/address.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { notify, type Notice } from '#ui/shared/platform/notices.ts';
import { loadSolve } from '#ui/shared/platform/solveStore.ts';
import { copyKey, type StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import { ownKey } from '#ui/shared/platform/workOwner.ts';
import { warnOfFields } from '#ui/shared/platform/warnOfFields.ts';
import { PageAwayError } from '#ui/shell/pageErrors.ts';
import type { OpenedPuzzle, ServerPuzzle } from '../workspace/OpenedPuzzle.ts';
import type { Refusal } from './serverPuzzle.ts';

/** The key under which this browser saves a puzzle, and its saved progress. */
export interface OpenedPlace {
  readonly key: string;
  readonly loaded: Awaited<ReturnType<typeof loadSolve>>;
}

/** Boards with this many cells on a side have numbers of rows and columns by default. */
const LARGE = 16;

/**
 * The place of a solve or a draft of the present owner, by its key without the owner; a copy has
 * its name in the address.
 */
export async function readPlace(ownerlessKey: string, { url }: Request): Promise<OpenedPlace> {
  await untilOwnerKnown();
  const original = ownKey(ownerlessKey);
  const name = new URL(url).searchParams.get('copy');
  const key = name === null ? original : copyKey(original, name);
  return { key, loaded: await loadSolve(key) };
}

export async function opened(
  puzzle: Pick<OpenedPuzzle, 'puzzle' | 'mode' | 'puzzleKey' | 'server'>,
  { key, loaded: { saved, copy, follows } }: OpenedPlace,
  { url }: Request,
): Promise<OpenedPuzzle> {
  const progress = saved && (await progressOf(saved, puzzle.puzzle));
  const present = progress?.grid ?? puzzle.puzzle.grid;
  const isMusic = findPlayback(present) !== null;
  const isRuled = puzzle.mode.isSolving && Math.max(present.width, present.height) >= LARGE;
  await Promise.all([
    loadDrawings(present),
    isMusic && import('#ui/board/music/ScoreFrame.tsx'),
    isRuled && import('#ui/board/PlayRulers.tsx'),
  ]);
  if (copy !== null) notify(leftCopy(copy));
  const { pathname, search } = new URL(url);
  const address = pathname.replace(/\/$/, '') + search;
  return { ...puzzle, key, address, saved, progress, follows };
}

/** The code that reads progress is loaded only if there is any. */
async function progressOf(
  { progress }: StoredSolve,
  puzzle: Puzzle,
): Promise<BoardProgress | null> {
  const { readProgress } = await import('#machines/readProgress.ts');
  return readProgress(progress, documentFromPuzzle(puzzle));
}

/** The notice about a board of another tab, which was saved as a copy. */
function leftCopy(address: string): Notice {
  return {
    kind: 'success',
    message: message('parse.leftCopy'),
    action: { label: message('parse.openCopy'), run: () => goTo(address) },
  };
}

/** A puzzle at an address, with its id if it is one of the server. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  readonly server?: ServerPuzzle;
}

/**
 * The puzzle at an address: the one of the server with its id, or the one in the link. Null if
 * there is none or it is invalid (with a toast). If the server does not answer, a solve in this
 * browser is opened. Without one a `PageAwayError` is thrown.
 */
export async function puzzleAt({
  request,
  params,
}: Pick<LoaderFunctionArgs, 'request' | 'params'>): Promise<FoundPuzzle | null> {
  const { puzzleId: id } = params;
  if (id === undefined) {
    const puzzle = await readPuzzle(request);
    return puzzle && { puzzle };
  }
  const { serverPuzzle } = await import('./serverPuzzle.ts');
  const read = await serverPuzzle(id, 'solve');
  if (read.ok) return { puzzle: read.value.puzzle, server: { id, about: read.value.about } };
  const kept = read.error.isFinal ? null : await solveHere(id);
  const opened = kept && openPuzzle(kept.puzzle);
  if (opened?.ok) return { puzzle: opened.value, server: { id, about: null } };
  refuse(read.error);
  return null;
}

/** The own solve of a puzzle in this browser. Its code is loaded only if the server is away. */
async function solveHere(id: string): Promise<StoredSolve | null> {
  await untilOwnerKnown();
  const { solveWithId } = await import('#ui/shared/platform/solveLists.ts');
  return await solveWithId(id);
}

/**
 * Show a toast about a puzzle that the server refused. Throws a `PageAwayError` if it may answer
 * later.
 */
export function refuse({ reason, isFinal }: Refusal): void {
  if (!isFinal) throw new PageAwayError(reason);
  notify({ kind: 'error', message: reason });
}

/** The puzzle in a link. Null if there is none or it is invalid (with a toast). */
export async function readPuzzle(request: Request): Promise<Puzzle | null> {
  const data = readShareData(request);
  if (data === null) return null;
  const opened = await openShared(data, browserCompression, warnOfFields());
  if (opened.ok) return opened.value;
  notify({ kind: 'error', message: opened.error.message });
  return null;
}

/** The puzzle data in an address. A bare + arrives as a space, which the data never contains. */
export function readShareData({ url }: Request): string | null {
  const data = new URL(url).searchParams.get('d') ?? '';
  return data === '' ? null : data.replaceAll(' ', '+');
}

/** The value of the parameter `loader`; invalid values are ignored. */
export function readSolutionHandling(
  { url }: Request,
  byDefault: SolutionHandling,
): SolutionHandling {
  const requested = new URL(url).searchParams.get('loader');
  return SOLUTION_HANDLINGS.find((name) => name === requested) ?? byDefault;
}
