import { queryOptions, useQuery } from '@tanstack/react-query';
import { readBriefToSolve } from '#contract/puzzles.ts';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';

/** What changes of a puzzle while it is solved. It is asked for again once something changed it. */
export function briefQuery(id: string) {
  return queryOptions({
    queryKey: ['puzzle', id, 'brief'],
    staleTime: Infinity,
    meta: { isQuiet: true }, // what was read with the puzzle stays
    queryFn: ({ signal }) => call(readBriefToSolve, { params: { id }, signal }),
  });
}

/** What is known of a puzzle, at first what was read with it; null where it was not reached. */
export function useBrief({ id, about }: ServerPuzzle): PuzzleBrief | null {
  const { data } = useQuery(
    { ...briefQuery(id), enabled: about !== null, ...(about && { initialData: about }) },
    queryClient,
  );
  return data ?? null;
}

/** Show counts as they will be, until the server says how they are. Returns the way back. */
export function changeBrief(
  id: string,
  change: (brief: PuzzleBrief) => Partial<PuzzleBrief>,
): () => void {
  const { queryKey } = briefQuery(id);
  const before = queryClient.getQueryData(queryKey);
  if (before) queryClient.setQueryData(queryKey, { ...before, ...change(before) });
  return () => {
    queryClient.setQueryData(queryKey, before);
  };
}
