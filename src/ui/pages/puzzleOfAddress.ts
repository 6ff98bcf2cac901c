import { message } from '#texts/message.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { SOLUTION_HANDLINGS, type SolutionHandling } from '#engine/puzzle/load.ts';
import { findPlayback } from '#engine/play/playback.ts';
import { openPuzzle, openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import type { BoardProgress } from '#machines/boardContext.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { goTo } from '#ui/shared/platform/address.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { notify, type Notice } from '#ui/shared/platform/notices.ts';
import { loadSolve, solveWithId } from '#ui/shared/platform/solveStore.ts';
import { copyKey, type StoredSolve } from '#ui/shared/platform/storedSolve.ts';
import { warnOfFields } from '#ui/shared/platform/warnOfFields.ts';
import type { OpenedPuzzle, ServerPuzzle } from '../workspace/OpenedPuzzle.ts';

/** Where what this browser has of a puzzle is saved, and what it has. */
export interface OpenedPlace {
  readonly key: string;
  readonly loaded: Awaited<ReturnType<typeof loadSolve>>;
}

/** The place of a solve or a draft; a copy of it has a name in the address. */
export async function placeOf(original: string, { url }: Request): Promise<OpenedPlace> {
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
  await Promise.all([loadDrawings(present), isMusic && import('#ui/board/music/ScoreFrame.tsx')]);
  if (copy !== null) notify(leftCopy(copy));
  const { pathname, search } = new URL(url);
  const address = pathname.replace(/\/$/, '') + search;
  return { ...puzzle, key, address, saved, progress, follows };
}

/** What reads a board that was left loads only where there is one. */
async function progressOf(
  { progress }: StoredSolve,
  puzzle: Puzzle,
): Promise<BoardProgress | null> {
  const { readProgress } = await import('#machines/readProgress.ts');
  return readProgress(progress, documentFromPuzzle(puzzle));
}

/** Tells of a board that another tab left, which must not replace the one that is opened. */
function leftCopy(address: string): Notice {
  return {
    kind: 'success',
    message: message('parse.leftCopy'),
    action: { label: message('parse.openCopy'), run: () => goTo(address) },
  };
}

/** A puzzle at an address, and where it is one of the server. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  readonly server?: ServerPuzzle;
}

/**
 * The puzzle at an address: the one of the server with the id in it, or the one that it holds. Null
 * if there is none or it cannot be read (with a notice). Where the server gives no answer, one that
 * was begun in this browser opens again.
 */
export async function puzzleAt({
  request,
  params,
}: Pick<LoaderFunctionArgs, 'request' | 'params'>): Promise<FoundPuzzle | null> {
  const { puzzleId: id } = params;
  if (id === undefined) {
    const puzzle = await puzzleOf(request);
    return puzzle && { puzzle };
  }
  const { serverPuzzle } = await import('./serverPuzzle.ts');
  const read = await serverPuzzle(id, 'solve');
  if (read.ok) return { puzzle: read.value.puzzle, server: { id, about: read.value.about } };
  const kept = read.error.isFinal ? null : await solveWithId(id);
  const opened = kept && openPuzzle(kept.puzzle);
  if (opened?.ok) return { puzzle: opened.value, server: { id, about: null } };
  notify({ kind: 'error', message: read.error.reason });
  return null;
}

/** The shared puzzle in an address. Null if there is none or it cannot be read (with a notice). */
export async function puzzleOf(request: Request): Promise<Puzzle | null> {
  const data = dataOf(request);
  if (data === null) return null;
  const opened = await openShared(data, browserCompression, warnOfFields());
  if (opened.ok) return opened.value;
  notify({ kind: 'error', message: opened.error.message });
  return null;
}

/** The shared data in an address. A bare + arrives as a space, which shared data never has. */
export function dataOf({ url }: Request): string | null {
  const data = new URL(url).searchParams.get('d') ?? '';
  return data === '' ? null : data.replaceAll(' ', '+');
}

/** What the parameter `loader` asks for; anything else is as if it were not there. */
export function handlingOf({ url }: Request, byDefault: SolutionHandling): SolutionHandling {
  const requested = new URL(url).searchParams.get('loader');
  return SOLUTION_HANDLINGS.find((name) => name === requested) ?? byDefault;
}
