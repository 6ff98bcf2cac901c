import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, type Ref, type RefObject } from 'react';
import { Link } from 'react-router';
import type { CollectionBrief, PuzzleBrief } from '#contract/shapes.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { SizeText } from '#ui/shared/components/SizeText.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { collectionTitle } from '#ui/library/lists/collectionTitle.ts';
import { puzzleTitle } from '#ui/library/lists/puzzleTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { aroundQuery, joinPages } from './collectionQueries.ts';

const ROW =
  'flex min-h-14 items-center gap-3 rounded-dock px-3 py-1.5 aria-[current]:bg-fill-2 aria-[current]:inset-ring-2 aria-[current]:inset-ring-primary aria-disabled:text-dim';

/** The collection of the puzzle that is being solved, scrolled to that puzzle. */
export function CollectionSheet({
  collection,
  puzzle,
  reader,
  onClose,
}: {
  collection: CollectionBrief;
  puzzle: PuzzleBrief;
  reader: string | null;
  onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog
      title={t.say(collectionTitle(collection))}
      description={
        <span className="inline-flex items-center gap-1.5">
          {t('site.byAuthor', { author: collection.creator.name })}
          <UserBadge user={collection.creator} />
        </span>
      }
      shape="sheet"
      onClose={onClose}
    >
      {collection.description !== '' && (
        <p className="mb-3 whitespace-pre-line text-muted wrap-anywhere">
          {collection.description}
        </p>
      )}
      <p className="mb-3">
        <Link className="underline" to={`/collection/${collection.id}`}>
          {t('online.toCollection')}
        </Link>
      </p>
      <Puzzles collectionId={collection.id} puzzle={puzzle} reader={reader} onClose={onClose} />
    </Dialog>
  );
}

/** The list, as far as it is loaded in both directions. */
function Puzzles({
  collectionId,
  puzzle,
  reader,
  onClose,
}: {
  collectionId: string;
  puzzle: PuzzleBrief;
  reader: string | null;
  onClose: () => void;
}) {
  const t = useText();
  const around = useInfiniteQuery(aroundQuery(collectionId, puzzle, reader), queryClient);
  const { puzzles, isFromStart } = around.data
    ? joinPages(around.data)
    : { puzzles: [], isFromStart: false };
  const current = useRef<HTMLAnchorElement>(null);
  useScrollToCurrent(current, around.isSuccess);
  return (
    <>
      {around.hasPreviousPage && (
        <More
          label={t('online.showEarlier')}
          isBusy={around.isFetchingPreviousPage}
          onPress={() => void around.fetchPreviousPage()}
        />
      )}
      <ol aria-label={t('lists.puzzlesLabel')}>
        {puzzles.map((each, i) => (
          <li key={each.id}>
            <Entry
              puzzle={each}
              link={`/solve/${each.id}?collection=${collectionId}`}
              number={isFromStart ? i + 1 : null}
              isCurrent={each.id === puzzle.id}
              currentRef={current}
              isOpen={each.status === 'public' || each.creator.id === reader}
              onClose={onClose}
            />
          </li>
        ))}
      </ol>
      {around.hasNextPage && (
        <More
          label={t('online.showLater')}
          isBusy={around.isFetchingNextPage}
          onPress={() => void around.fetchNextPage()}
        />
      )}
    </>
  );
}

/** One puzzle; private puzzles of others are no links. */
function Entry({
  puzzle,
  link,
  number,
  isCurrent,
  currentRef,
  isOpen,
  onClose,
}: {
  puzzle: PuzzleBrief;
  link: string;
  /** Number in the collection; null if unknown. */
  number: number | null;
  isCurrent: boolean;
  currentRef: Ref<HTMLAnchorElement>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const words = (
    <>
      {number !== null && (
        <span className="w-7 flex-none text-end text-muted tabular-nums">{t.number(number)}</span>
      )}
      <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
        {t.say(puzzleTitle(puzzle))}
      </span>
      <span className="flex flex-none items-center gap-3 text-meta text-muted">
        <Difficulty value={puzzle.designDifficulty} />
        <SizeText grid={puzzle} />
      </span>
    </>
  );
  if (!isOpen)
    return (
      <span className={ROW} aria-disabled>
        {words}
        <span className="sr-only">{t('lists.private')}</span>
      </span>
    );
  return (
    <Link
      ref={isCurrent ? currentRef : undefined}
      className={`${ROW} hover:bg-fill-1`}
      to={link}
      aria-current={isCurrent || undefined}
      onClick={onClose}
    >
      {words}
    </Link>
  );
}

function More({ label, isBusy, onPress }: { label: string; isBusy: boolean; onPress: () => void }) {
  return (
    <div className="my-2 grid justify-center">
      <Button size="small" aria-disabled={isBusy} onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}

/** Scroll to the puzzle that is being solved, once the list has loaded. */
function useScrollToCurrent(current: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (isThere) current.current?.scrollIntoView({ block: 'center' });
  }, [current, isThere]);
}
