import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListOrdered } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { collectionTitle } from '#ui/library/lists/collectionTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { aroundQuery, joinPages, placeQuery } from './collectionQueries.ts';
import { useReader } from './useCompletion.ts';

const CollectionSheet = lazyDialog(
  async () => (await import('./CollectionSheet.tsx')).CollectionSheet,
);

/** The collection of a puzzle and the place in it; a press opens the list. */
export function PlaceLine({
  collectionId,
  puzzle,
  className,
}: {
  collectionId: string;
  puzzle: PuzzleBrief;
  className: string;
}) {
  const t = useText();
  const reader = useReader();
  const [isOpen, setOpen] = useState(false);
  const isEnabled = reader !== undefined;
  const { data: collection } = useQuery(
    { ...placeQuery(collectionId, reader ?? null), enabled: isEnabled },
    queryClient,
  );
  const around = useInfiniteQuery(
    { ...aroundQuery(collectionId, puzzle, reader ?? null), enabled: isEnabled },
    queryClient,
  );
  if (!collection) return null;
  const parts = around.data && joinPages(around.data);
  const index = parts?.isFromStart ? parts.puzzles.findIndex(({ id }) => id === puzzle.id) : -1;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ListOrdered className="size-4 flex-none" aria-hidden />
        <span className="min-w-0 truncate">{t.say(collectionTitle(collection))}</span>
        {parts && index >= 0 && (
          <span className="flex-none text-muted tabular-nums">
            {t('online.placeIn', { place: index + 1, total: parts.total })}
          </span>
        )}
      </button>
      <Suspense>
        {isOpen && (
          <CollectionSheet
            collection={collection}
            puzzle={puzzle}
            reader={reader ?? null}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
