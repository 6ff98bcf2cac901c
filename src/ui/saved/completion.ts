import { queryOptions } from '@tanstack/react-query';
import { beginSolve } from '#contract/completions.ts';
import { call } from '#ui/shared/api/client.ts';

/**
 * The server's state of the reader's solve of a puzzle. The query itself starts the solve. Its data
 * stays until a call returns newer data.
 */
export function completionQuery(puzzleId: string, reader: string) {
  return queryOptions({
    queryKey: ['completion', reader, puzzleId],
    staleTime: Infinity,
    meta: { isQuiet: true }, // solving works without it
    queryFn: ({ signal }) => call(beginSolve, { params: { puzzleId }, signal }),
  });
}
