import { useQuery, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMe } from '#ui/people/account/useMe.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { CARD_GRID } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { OutageMessage } from '#ui/shared/components/OutageMessage.tsx';
import { Section } from '#ui/shared/components/Section.tsx';
import { CardSkeleton, CollectionSkeleton } from '#ui/library/lists/CardSkeleton.tsx';
import { CollectionCard } from '#ui/library/lists/CollectionCard.tsx';
import { PuzzleBriefCard } from '#ui/library/lists/PuzzleBriefCard.tsx';
import { useNetwork, useOutage } from '#ui/shared/platform/network.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { readFrontpage } from '#contract/site.ts';
import { listFollowedCollections } from '#contract/users.ts';
import { call } from '#ui/shared/api/client.ts';

/**
 * The latest puzzles and collections of the site; one sentence instead offline, and the reason
 * while the server does not answer.
 */
export function OnlineSections() {
  const network = useNetwork();
  const outage = useOutage();
  if (network === 'online') return <Newest />;
  if (outage !== null && outage.kind !== 'noNetwork')
    return (
      <div className="px-home pt-2 pb-10">
        <OutageMessage />
      </div>
    );
  return (
    <p className="px-home pt-2 pb-10 text-muted" role="status">
      {network === 'offline' ? <RichText id="home.offline" tags={{}} /> : <OfflineModeSentence />}
    </p>
  );
}

function OfflineModeSentence() {
  return (
    <RichText
      id="home.offlineMode"
      tags={{
        settings: (words) => (
          <Link className="underline underline-offset-4 hover:text-base-content" to="/settings">
            {words}
          </Link>
        ),
      }}
    />
  );
}

function Newest() {
  const t = useText();
  const { data, isError, refetch } = useQuery(frontpageQuery, queryClient);
  if (isError)
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-home pt-2 pb-10 text-muted">
        <p role="status">{t('home.notRead')}</p>
        <Button onClick={() => void refetch()}>{t('frame.tryAgain')}</Button>
      </div>
    );
  return (
    <>
      <Section
        id="newest-puzzles"
        title={t('home.newestPuzzles')}
        more="/search/puzzles"
        isEmpty={data?.newestPuzzles.length === 0}
      >
        <Cards
          items={data?.newestPuzzles}
          card={(puzzle) => <PuzzleBriefCard puzzle={puzzle} />}
          skeleton={<CardSkeleton />}
        />
      </Section>
      <Section
        id="newest-collections"
        title={t('home.newestCollections')}
        more="/search/collections"
        isEmpty={data?.newestCollections.length === 0}
      >
        <Cards
          items={data?.newestCollections}
          card={(collection) => <CollectionCard collection={collection} />}
          skeleton={<CollectionSkeleton />}
        />
      </Section>
      <Followed />
    </>
  );
}

/** The followed collections, for signed-in visitors. */
function Followed() {
  const t = useText();
  const isSignedIn = Boolean(useMe());
  const { data } = useQuery({ ...followedQuery, enabled: isSignedIn }, queryClient);
  if (!isSignedIn) return null;
  return (
    <Section
      id="followed-collections"
      title={t('home.followedCollections')}
      more="/my-follows"
      isEmpty={data?.length === 0}
    >
      <Cards
        items={data}
        card={(collection) => <CollectionCard collection={collection} />}
        skeleton={<CollectionSkeleton />}
      />
    </Section>
  );
}

/** On phones, where each card takes a row, only the first four. */
const CARDS = `${CARD_GRID} max-sm:*:nth-[n+5]:hidden`;

/** Number of cards that the server returns. */
const MOST = 8;

/** Cards, with placeholders of the same size while they load. */
function Cards<Item extends { readonly id: string }>({
  items,
  card,
  skeleton,
}: {
  items: readonly Item[] | undefined;
  card: (item: Item) => ReactNode;
  skeleton: ReactNode;
}) {
  return (
    <ul className={CARDS} aria-busy={items === undefined}>
      {items
        ? items.slice(0, MOST).map((item) => (
            <li key={item.id}>
              <PartBoundary about={item}>{card(item)}</PartBoundary>
            </li>
          ))
        : Array.from({ length: MOST }, (_, i) => <li key={i}>{skeleton}</li>)}
    </ul>
  );
}

/** The latest puzzles and collections of the site. */
const frontpageQuery = queryOptions({
  queryKey: ['frontpage'],
  queryFn: ({ signal }) => call(readFrontpage, { signal }),
  meta: { isQuiet: true }, // the page shows the error in place of the cards
});

/** The first of the collections that the visitor follows. */
const followedQuery = queryOptions({
  queryKey: ['frontpage', 'followed'],
  queryFn: async ({ signal }) => (await call(listFollowedCollections, { signal })).results,
});
