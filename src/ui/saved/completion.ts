import { queryOptions } from '@tanstack/react-query';
import { beginSolve } from '#contract/completions.ts';
import { call } from '#ui/shared/api/client.ts';

/**
 * What the server knows of the reader's solve of a puzzle, which begins by being asked for. It
 * stays until a call answers with something newer.
 */
export function completionQuery(puzzleId: string, reader: string) {
  return queryOptions({
    queryKey: ['completion', reader, puzzleId],
    staleTime: Infinity,
    meta: { isQuiet: true }, // nobody who solves has to know
    queryFn: ({ signal }) => call(beginSolve, { params: { puzzleId }, signal }),
  });
}
