import { queryOptions } from '@tanstack/react-query';
import { readPuzzleToEdit, readPuzzleToSolve } from '#contract/puzzles.ts';
import { openShared, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { fail, ok, type Result } from '#engine/result.ts';
import { message, type Text } from '#texts/message.ts';
import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/client.ts';
import { isWorthRetrying } from '../api/isWorthRetrying.ts';
import { NoAnswerError } from '../api/NoAnswerError.ts';
import { problemOf } from '../api/problemOf.ts';
import { queryClient } from '../api/queryClient.ts';
import { browserCompression } from '../platform/compress.ts';
import { warnOfFields } from '../platform/warnOfFields.ts';

/** What was read on the way to a link may be used when the link is followed, this much later. */
const AHEAD_MS = 5 * 60_000;

const FIRST_SERVER_ERROR = 500;

/** What a puzzle is read for. */
type Purpose = 'solve' | 'edit';

const ENDPOINTS = { solve: readPuzzleToSolve, edit: readPuzzleToEdit } as const;

/** Why a puzzle of the server cannot be opened. */
interface Refusal {
  readonly reason: Text;
  /** The server says so. Otherwise it was not reached, or failed. */
  readonly isFinal: boolean;
}

function puzzleQuery(id: string, purpose: Purpose) {
  return queryOptions({
    queryKey: ['puzzle', id, purpose],
    staleTime: purpose === 'solve' ? AHEAD_MS : 0, // authors go on from the newest
    meta: { isQuiet: true }, // told when the page is visited, and not while its link is looked at
    // Without an answer the puzzle opens from this browser, if it is here: nobody waits for more.
    retry: (failures, error) =>
      !(error instanceof NoAnswerError) && isWorthRetrying(failures, error),
    queryFn: ({ signal }) => call(ENDPOINTS[purpose], { params: { id }, signal }),
  });
}

/** Read a puzzle to be solved that may be visited soon. */
export function readAhead(id: string): void {
  // What fails now is told when the page is visited.
  queryClient.query(puzzleQuery(id, 'solve')).catch(() => undefined);
}

/**
 * A puzzle of the server with its solution and the name of its author, or a sentence that says why
 * it cannot be opened.
 */
export async function serverPuzzle(id: string, purpose: Purpose): Promise<Result<Puzzle, Refusal>> {
  try {
    const { data, title, description, designDifficulty, creator } = await queryClient.query(
      puzzleQuery(id, purpose),
    );
    const opened = await openShared(data, browserCompression, warnOfFields());
    if (!opened.ok) return fail({ reason: opened.error.message, isFinal: true });
    const { grid, solution } = opened.value;
    const words = { title, description, difficulty: designDifficulty, author: creator.name };
    return ok({ ...words, grid, solution });
  } catch (error) {
    return fail({ reason: reasonOf(error), isFinal: isRefusal(error) });
  }
}

/** Whether the server answered that it will not, rather than not at all or that it cannot. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < FIRST_SERVER_ERROR;
}

function reasonOf(error: unknown): Text {
  if (error instanceof NoAnswerError) return message('guards.puzzleAway');
  if (error instanceof ApiError) {
    if (error.status === 404 || error.status === 400) return message('guards.puzzleUnknown');
    if (error.status === 403) return message('guards.puzzleOfOther');
    if (error.status === 401) return message('guards.puzzleSignIn');
  }
  return problemOf(error);
}
