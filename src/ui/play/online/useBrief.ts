import { queryOptions, useQuery } from '@tanstack/react-query';
import { readBriefToSolve } from '#contract/puzzles.ts';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';

/** Data of a puzzle that can change while it is solved. It is refetched after such a change. */
export function briefQuery(id: string) {
  return queryOptions({
    queryKey: ['puzzle', id, 'brief'],
    staleTime: Infinity,
    meta: { isQuiet: true }, // the data loaded with the puzzle stays
    queryFn: ({ signal }) => call(readBriefToSolve, { params: { id }, signal }),
  });
}

/** The data of a puzzle, initially that loaded with it; null if the server was not reachable. */
export function useBrief({ id, about }: ServerPuzzle): PuzzleBrief | null {
  const { data } = useQuery(
    { ...briefQuery(id), enabled: about !== null, ...(about && { initialData: about }) },
    queryClient,
  );
  return data ?? null;
}

/** Update counts optimistically, until the server confirms them. Returns the undo function. */
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
