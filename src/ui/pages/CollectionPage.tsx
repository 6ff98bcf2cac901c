import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ChevronRight, Globe, LibraryBig, Lock, Rss } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { CollectionProgress as Progress } from '#contract/collections.ts';
import type { CollectionBrief, PuzzleBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Chip } from '#ui/library/lists/Chip.tsx';
import { ReaderProgress, useCollectionProgress } from '#ui/library/lists/ReaderProgress.tsx';
import { collectionAbout, collectionTitle } from '#ui/library/lists/collectionTitle.ts';
import type { CollectionMode } from '#ui/library/lists/CollectionTools.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { FollowButton, ShareButton } from '#ui/library/lists/HeadActions.tsx';
import { ItemList, rows } from '#ui/library/lists/ItemList.tsx';
import { collectionPuzzles, collectionQuery } from '#ui/library/lists/listQueries.ts';
import { AwaitedPage, FailedPage, HeadSkeleton, isNotThere } from '#ui/library/lists/PageState.tsx';
import { PersonLink } from '#ui/people/account/Avatar.tsx';
import { PuzzleRow, RowSkeleton } from '#ui/library/lists/PuzzleRow.tsx';
import { ReportButton } from '#ui/library/lists/ReportButton.tsx';
import { usePagedList, type PagedList } from '#ui/shared/api/pagedList.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { puzzleTitle } from '#ui/library/lists/puzzleTitle.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

const CollectionOwner = lazyPart(
  async () => (await import('#ui/library/lists/CollectionOwner.tsx')).default,
);
const CollectionTools = lazyPart(
  async () => (await import('#ui/library/lists/CollectionTools.tsx')).default,
);
const RemoveList = lazyPart(async () => (await import('#ui/library/lists/RemoveList.tsx')).default);
const ArrangeList = lazyPart(
  async () => (await import('#ui/library/lists/ArrangeList.tsx')).default,
);

/** The page of a collection: an ordered list of puzzles. */
export function CollectionPage() {
  const t = useText();
  const { collectionId = '' } = useParams();
  const me = useMe();
  const reader = me?.id ?? null;
  const isEnabled = me !== undefined;
  const { data, error, refetch } = useQuery(
    { ...collectionQuery(collectionId, reader), enabled: isEnabled },
    queryClient,
  );
  if (isNotThere(error)) return <NotFoundPage />;
  if (error && !data)
    return (
      <FailedPage title={t('guards.collection')} error={error} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <AwaitedPage title={t('guards.collection')}>
        <div className={COLUMNS}>
          <div>
            <HeadSkeleton />
          </div>
          <div className={rows().items}>
            {[0, 1, 2, 3, 4, 5].map((row) => (
              <RowSkeleton key={row} />
            ))}
          </div>
        </div>
      </AwaitedPage>
    );
  return <Collection key={data.id} collection={data} reader={reader} />;
}

/** Two columns: facts on the left, which are sticky, and puzzles on the right. */
const COLUMNS = 'grid grid-cols-1 gap-x-19 gap-y-8 lg:grid-cols-[minmax(0,360px)_minmax(0,1fr)]';

function Collection({
  collection,
  reader,
}: {
  collection: CollectionBrief;
  reader: string | null;
}) {
  const t = useText();
  const title = t.say(collectionTitle(collection));
  const { id, creator } = collection;
  const owner = creator.id === reader ? reader : null;
  const [mode, setMode] = useState<CollectionMode>('read');
  const isByHand = collection.autoPopulate === null;
  const list = usePagedList(collectionPuzzles(id, reader));
  const progress = useCollectionProgress(collection, reader);
  const linkOf = (puzzle: PuzzleBrief) => `/solve/${puzzle.id}?collection=${id}`;
  usePageTitle(title);
  return (
    <div className={`min-h-dvh content-start px-home pt-7 pb-16 ${COLUMNS}`}>
      <Head
        collection={collection}
        title={title}
        list={list}
        progress={progress}
        linkOf={linkOf}
        reader={reader}
      />
      <div className="min-w-0 lg:-mt-2">
        {owner !== null && isByHand && (
          <Suspense fallback={<div className="mb-3 h-12" />}>
            <CollectionTools collection={collection} reader={owner} mode={mode} onMode={setMode} />
          </Suspense>
        )}
        {owner !== null && mode !== 'read' && list.items.length > 0 ? (
          <Suspense>
            {mode === 'arrange' ? (
              <ArrangeList collectionId={id} reader={owner} list={list} />
            ) : (
              <RemoveList
                collectionId={id}
                reader={owner}
                list={list}
                onDone={() => setMode('read')}
              />
            )}
          </Suspense>
        ) : (
          <Puzzles
            collection={collection}
            list={list}
            linkOf={linkOf}
            next={progress?.next?.id ?? null}
            isOwn={owner !== null}
          />
        )}
      </div>
    </div>
  );
}

function Head({
  collection,
  title,
  list: { items, total },
  progress,
  linkOf,
  reader,
}: {
  collection: CollectionBrief;
  reader: string | null;
  title: string;
  list: PagedList<PuzzleBrief>;
  progress: Progress | null;
  linkOf: (puzzle: PuzzleBrief) => string;
}) {
  const t = useText();
  const { isSeries, status, creator, autoPopulate } = collection;
  const description = t.say(collectionAbout(collection));
  const first = progress?.next ?? items[0];
  const puzzleCount = collection.puzzleCount ?? total;
  return (
    <div className="min-w-0 lg:sticky lg:top-6 lg:self-start">
      <p className="flex flex-wrap gap-2">
        {isSeries && <Chip icon={LibraryBig}>{t('lists.series')}</Chip>}
        {status === 'private' ? (
          <Chip icon={Lock}>{t('lists.private')}</Chip>
        ) : (
          <Chip icon={Globe}>{t('lists.public')}</Chip>
        )}
      </p>
      <h1 className="mt-3 text-title wrap-anywhere">{title}</h1>
      <p className="mt-2">
        <PersonLink user={creator} />
      </p>
      {description !== '' && (
        <p className="mt-3 max-w-[34em] whitespace-pre-line text-muted wrap-anywhere">
          {description}
        </p>
      )}
      <Figures collection={collection} puzzleCount={puzzleCount} />
      {reader !== null && autoPopulate === null && (
        <ReaderProgress collection={collection} progress={progress} />
      )}
      <div className="mt-6 max-w-90 empty:hidden">
        {first ? (
          <SolveLink puzzle={first} link={linkOf(first)} />
        ) : (
          total === null && puzzleCount !== 0 && <Bar className="h-13 animate-late" />
        )}
      </div>
      <Actions collection={collection} title={title} reader={reader} />
      {reader === creator.id && (
        <Suspense fallback={<div className={collection.autoPopulate ? 'min-h-24' : 'min-h-71'} />}>
          <CollectionOwner collection={collection} reader={reader} />
        </Suspense>
      )}
    </div>
  );
}

/** The number of puzzles, the number of followers, and the time of the last change. */
function Figures({
  collection: { followCount, modifiedAt },
  puzzleCount,
}: {
  collection: CollectionBrief;
  puzzleCount: number | null;
}) {
  const t = useText();
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 text-meta text-muted">
      <span className="min-w-[5em]">
        {puzzleCount !== null &&
          t('lists.puzzles', { count: puzzleCount, shown: countText(t, puzzleCount) })}
      </span>
      <span>{t('lists.follows', { count: followCount, shown: countText(t, followCount) })}</span>
      <span>
        <RichText
          id="lists.changed"
          tags={{ time: () => <RelativeTime atMs={Date.parse(modifiedAt)} /> }}
        />
      </span>
    </p>
  );
}

/** On a line of its own, so that nothing moves when the puzzles are loaded. */
function SolveLink({ puzzle, link }: { puzzle: PuzzleBrief; link: string }) {
  const t = useText();
  return (
    <Link className={`${buttonClass('primary', 'large')} w-full`} to={link}>
      <span className="truncate leading-normal">
        {t('lists.solveFirst', { title: t.say(puzzleTitle(puzzle)) })}
      </span>
      <ChevronRight className="size-4.5 flex-none" aria-hidden />
    </Link>
  );
}

/** Further actions on a collection: follow, share, report. */
function Actions({
  collection: { id, status, creator },
  title,
  reader,
}: {
  collection: CollectionBrief;
  title: string;
  reader: string | null;
}) {
  const t = useText();
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3 empty:hidden">
      {reader !== null && reader !== creator.id && <FollowButton id={id} reader={reader} />}
      {status === 'public' && <ShareButton title={title} path={`/collection/${id}`} />}
      {status === 'public' && (
        <a className={buttonClass('outline')} href={`/api/feed/collection/${id}.atom`}>
          <Rss className="size-4.5" aria-hidden />
          {t('lists.feed')}
        </a>
      )}
      {reader !== null && reader !== creator.id && (
        <ReportButton kind="collection" id={id} className={buttonClass('outline')} />
      )}
    </p>
  );
}

function Puzzles({
  collection: { isSeries, creator, autoPopulate },
  list,
  linkOf,
  next,
  isOwn,
}: {
  collection: CollectionBrief;
  list: PagedList<PuzzleBrief>;
  linkOf: (puzzle: PuzzleBrief) => string;
  /** The id of the next puzzle for the reader to solve. */
  next: string | null;
  isOwn: boolean;
}) {
  const t = useText();
  const isFilled = isOwn && autoPopulate === null; // filled by hand
  return (
    <ItemList
      list={list}
      label={message('lists.puzzlesLabel')}
      layout={rows()}
      skeleton={<RowSkeleton />}
      nameOf={puzzleTitle}
      empty={
        <StateMessage kind="empty" title={t('lists.emptyCollection')}>
          <p>{t(isFilled ? 'lists.emptyOwnCollectionHelp' : 'lists.emptyCollectionHelp')}</p>
        </StateMessage>
      }
    >
      {(puzzle, i) => (
        <PuzzleRow
          puzzle={puzzle}
          link={linkOf(puzzle)}
          number={isSeries ? i + 1 : null}
          author={puzzle.creator.id === creator.id ? null : puzzle.creator}
          isNext={isSeries && puzzle.id === next}
        />
      )}
    </ItemList>
  );
}
