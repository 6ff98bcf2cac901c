import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { readLove, writeLove } from '#contract/puzzles.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { briefQuery, changeBrief } from './useBrief.ts';
import { useReader } from './useCompletion.ts';

function loveQuery(id: string, reader: string) {
  return queryOptions({
    queryKey: ['love', reader, id],
    staleTime: Infinity,
    meta: { isQuiet: true },
    queryFn: async ({ signal }) => (await call(readLove, { params: { id }, signal })).loved,
  });
}

export interface Love {
  readonly isLoved: boolean;
  readonly toggle: () => void;
}

/** The love of the reader for a puzzle, updated optimistically; null for visitors. */
export function useLove(id: string): Love | null {
  const reader = useReader() ?? null;
  const { queryKey, ...query } = loveQuery(id, reader ?? '');
  const { data } = useQuery({ queryKey, ...query, enabled: reader !== null }, queryClient);
  const { mutate } = useMutation(
    {
      scope: { id: `love ${id}` }, // consecutive presses are sent one after the other
      mutationFn: (loved: boolean) => call(writeLove, { params: { id }, body: { loved } }),
      onMutate: (loved) => {
        const before = queryClient.getQueryData(queryKey) ?? false;
        queryClient.setQueryData(queryKey, loved);
        const step = Number(loved) - Number(before);
        const undo = changeBrief(id, ({ loveCount }) => ({ loveCount: loveCount + step }));
        return { before, undo };
      },
      onError: (_, __, change) => {
        queryClient.setQueryData(queryKey, change?.before);
        change?.undo();
      },
      // Also after an error: if only the answer was lost, the server has the change.
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey }),
          queryClient.invalidateQueries(briefQuery(id)),
        ]),
    },
    queryClient,
  );
  if (reader === null) return null;
  const isLoved = data ?? false;
  return { isLoved, toggle: () => mutate(!isLoved) };
}
