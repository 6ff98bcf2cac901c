import { useQuery } from '@tanstack/react-query';
import { rateInWorker } from '#workers/rateInWorker.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';

/**
 * The computed difficulty of a puzzle. The computation starts on mount, and its result is cached.
 * Null if the puzzle has no hints.
 *
 * @param puzzle grid text without colors except givens
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
