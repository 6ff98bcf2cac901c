import { useQuery } from '@tanstack/react-query';
import { rateInWorker } from '#workers/rateInWorker.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';

/**
 * How hard a puzzle is by computation, which begins now; null where there can be no hints. Known
 * once, it stays known.
 *
 * @param puzzle grid text with no colors but givens
 */
export function useRating(puzzle: string) {
  return useQuery(
    {
      queryKey: ['rating', puzzle],
      queryFn: ({ signal }) => rateInWorker(puzzle, signal),
      staleTime: Infinity,
      retry: false,
      meta: { isQuiet: true },
    },
    queryClient,
  );
}
