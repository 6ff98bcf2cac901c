import { Heart } from 'lucide-react';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useBrief, briefQuery, changeBrief } from './useBrief.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { readLove, writeLove } from '#contract/puzzles.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
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

/** The button that loves a puzzle, or no longer. */
export function LoveButton({
  server,
  size,
}: {
  server: ServerPuzzle;
  /** Classes for width and height instead of the default ones. */
  size?: string;
}) {
  const t = useText();
  const love = useLove(server.id);
  const count = useBrief(server)?.loveCount ?? 0;
  if (love === null) return null;
  const { isLoved, toggle } = love;
  const label = t('online.love', { count, shown: countText(t, count) });
  return (
    <button
      type="button"
      className={iconButtonClass(size)}
      aria-pressed={isLoved}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Heart className={isLoved ? 'fill-primary text-primary' : ''} aria-hidden />
    </button>
  );
}
