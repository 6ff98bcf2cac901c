import { queryOptions } from '@tanstack/react-query';
import { readPuzzleToEdit, readPuzzleToSolve } from '#contract/puzzles.ts';
import { call } from './client.ts';
import { isWorthRetrying, NoAnswerError } from './apiErrors.ts';

/** Prefetched puzzles stay fresh for this time. */
const AHEAD_MS = 5 * 60_000;

/** The purpose of reading a puzzle. */
export type Purpose = 'solve' | 'edit';

const ENDPOINTS = { solve: readPuzzleToSolve, edit: readPuzzleToEdit } as const;

/** A puzzle of the server. */
export function puzzleQuery(id: string, purpose: Purpose) {
  return queryOptions({
    queryKey: ['puzzle', id, purpose],
    staleTime: purpose === 'solve' ? AHEAD_MS : 0, // authors edit the latest state
    meta: { isQuiet: true }, // failures are reported on the page, not for prefetches
    // Without an answer the puzzle is opened from this browser's storage, so no retry delays it.
    retry: (failures, error) =>
      !(error instanceof NoAnswerError) && isWorthRetrying(failures, error),
    queryFn: ({ signal }) => call(ENDPOINTS[purpose], { params: { id }, signal }),
  });
}
