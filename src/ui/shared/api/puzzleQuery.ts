import { queryOptions } from '@tanstack/react-query';
import { readPuzzleToEdit, readPuzzleToSolve } from '#contract/puzzles.ts';
import { call } from './client.ts';
import { isWorthRetrying, NoAnswerError } from './apiErrors.ts';

/** What was read on the way to a link may be used when the link is followed, this much later. */
const AHEAD_MS = 5 * 60_000;

/** What a puzzle is read for. */
export type Purpose = 'solve' | 'edit';

const ENDPOINTS = { solve: readPuzzleToSolve, edit: readPuzzleToEdit } as const;

/** A puzzle of the server. */
export function puzzleQuery(id: string, purpose: Purpose) {
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
