import { useQuery } from '@tanstack/react-query';
import { Rss, Shield, ShieldCheck, WandSparkles } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import { PROFILE_ITEMS, type UserDetail } from '#contract/users.ts';
import type { CollectionBrief, PuzzleBrief, UserBrief } from '#contract/shapes.ts';
import type { MessageId } from '#texts/message.ts';
import { Avatar } from '#ui/people/account/Avatar.tsx';
import { useMe } from '#ui/people/account/useMe.ts';
import { personName } from '#ui/shared/components/personName.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { userQuery } from '#ui/shared/api/userQuery.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { CARD_GRID } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { CardSkeleton } from '#ui/library/lists/CardSkeleton.tsx';
import { Chip, SupporterChip } from '#ui/library/lists/Chip.tsx';
import { CollectionCard } from '#ui/library/lists/CollectionCard.tsx';
import { countText, dayText } from '#ui/library/lists/formats.ts';
import { FollowButton, ShareButton } from '#ui/library/lists/HeadActions.tsx';
import { NothingYet } from '#ui/library/lists/ItemList.tsx';
import {
  collectionPuzzles,
  collectionSearch,
  userDetailQuery,
} from '#ui/library/lists/listQueries.ts';
import { AwaitedPage, FailedPage, HeadSkeleton, isNotThere } from '#ui/library/lists/PageState.tsx';
import { PuzzleBriefCard } from '#ui/library/lists/PuzzleBriefCard.tsx';
import { CollectionList, PuzzleList } from '#ui/library/lists/PuzzleList.tsx';
import { SolvingCalendar } from '#ui/library/lists/SolvingCalendar.tsx';
import { ReportButton } from '#ui/library/lists/ReportButton.tsx';
import { TabLinks } from '#ui/library/lists/TabLinks.tsx';
import { usePagedList } from '#ui/shared/api/pagedList.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** The profile of an account: its description, its puzzles and collections, and public activity. */
export function ProfilePage() {
  const t = useText();
  const { userId = '' } = useParams();
  const me = useMe();
  const reader = me?.id ?? null;
  const user = useQuery(userQuery(userId), queryClient);
  const detail = useQuery(
    { ...userDetailQuery(userId, reader), enabled: me !== undefined },
    queryClient,
  );
  if (isNotThere(detail.error)) return <NotFoundPage />;
  if (detail.error && !detail.data)
    return (
      <FailedPage
        title={t('guards.profile')}
        error={detail.error}
        onRetry={() => {
          void user.refetch();
          void detail.refetch();
        }}
      />
    );
  if (!user.data || !detail.data)
    return (
      <AwaitedPage title={t('guards.profile')}>
        <HeadSkeleton />
        <div className={`mt-40 ${CARD_GRID}`}>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </AwaitedPage>
    );
  return <Profile key={userId} user={user.data} detail={detail.data} reader={reader} />;
}

function Profile({
  user,
  detail,
  reader,
}: {
  user: UserBrief;
  detail: UserDetail;
  reader: string | null;
}) {
  const t = useText();
  const name = t.say(personName(user));
  usePageTitle(name);
  return (
    <div className="min-h-dvh px-home pt-7 pb-16">
      <div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-7">
        <div className="flex min-w-[min(100%,20rem)] flex-1 items-start gap-7 max-sm:gap-4">
          <Avatar
            className="size-27 text-[42px] max-sm:size-16 max-sm:text-[24px]"
            id={user.id}
            name={user.name}
          />
          <div className="min-w-0">
            <h1 className="text-title wrap-anywhere">{name}</h1>
            {(user.moderator ||
              user.house === true ||
              user.supporter > 0 ||
              user.title !== null) && (
              <p className="mt-2 flex flex-wrap gap-2">
                {user.moderator && <ModeratorChip />}
                {user.house === true && <Chip icon={WandSparkles}>{t('lists.houseChip')}</Chip>}
                <SupporterChip level={user.supporter} />
                {user.title !== null && <Chip>{user.title}</Chip>}
              </p>
            )}
            {user.house === true && (
              <p className="mt-3 max-w-[30em] text-muted">{t('lists.houseAbout')}</p>
            )}
            {user.description !== '' && (
              <div className="mt-3 max-w-[30em] text-muted wrap-anywhere">
                <PartBoundary about={user}>
                  <Markdown text={user.description} />
                </PartBoundary>
              </div>
            )}
          </div>
        </div>
        {detail.solvedPuzzlesCollection !== null && (
          <SolvingCalendar userId={user.id} reader={reader} />
        )}
      </div>
      <div className="mt-8 mb-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
        <Figures user={user} detail={detail} />
        <Actions user={user} detail={detail} reader={reader} />
      </div>
      <Made user={user} detail={detail} reader={reader} />
    </div>
  );
}

/** The figures of an account, and its age. */
function Figures({ user, detail }: { user: UserBrief; detail: UserDetail }) {
  const t = useText();
  const { createCount, solveCount, createdAt } = user;
  const { followCount, loveCount, accessedAt } = detail;
  const figures = [
    { label: t('lists.puzzlesMade', { count: createCount }), value: countText(t, createCount) },
    { label: t('lists.puzzlesSolved', { count: solveCount }), value: countText(t, solveCount) },
    { label: t('lists.lovesReceived', { count: loveCount }), value: countText(t, loveCount) },
    { label: t('lists.followers', { count: followCount }), value: countText(t, followCount) },
    { label: t('lists.joined'), value: dayText(t, createdAt) },
    ...(accessedAt === null
      ? []
      : [{ label: t('lists.lastActive'), value: dayText(t, accessedAt) }]),
  ];
  return (
    <dl className="grid grid-cols-[auto_auto] justify-start gap-x-10 gap-y-4 sm:flex sm:flex-wrap">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-meta text-muted">{label}</dt>
          <dd className="text-[22px]/[1.3]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The reader's actions on an account: follow its puzzles. The own profile links to the settings.
 */
function Actions({ user: { id, name }, detail: { createdPuzzlesCollection }, reader }: TabProps) {
  const t = useText();
  return (
    <p className="flex flex-wrap gap-3">
      {reader !== null && reader !== id && createdPuzzlesCollection !== null && (
        <FollowButton id={createdPuzzlesCollection} reader={reader} />
      )}
      {reader === id && (
        <Link className={buttonClass('outline')} to="/settings">
          {t('lists.editProfile')}
        </Link>
      )}
      {useMe()?.labels.includes('moderator') === true && (
        <Link className={buttonClass('outline')} to={`/mod/profile/${id}`}>
          <Shield className="size-4.5" aria-hidden />
          {t('guards.moderation')}
        </Link>
      )}
      <ShareButton title={name} path={`/profile/${id}`} />
      <a className={buttonClass('outline')} href={`/api/feed/user/${id}.atom`}>
        <Rss className="size-4.5" aria-hidden />
        {t('lists.feed')}
      </a>
      {reader !== null && reader !== id && (
        <ReportButton kind="user" id={id} className={buttonClass('outline')} />
      )}
    </p>
  );
}

/** The tabs of a profile, by their names in the address. The first one is the default. */
const TABS = ['createdPuzzles', 'collections', 'lovedPuzzles', 'solvedPuzzles'] as const;
type Tab = (typeof TABS)[number];

const TAB_NAMES: Readonly<Record<Tab, MessageId>> = {
  createdPuzzles: 'lists.madeTab',
  collections: 'lists.collectionsLabel',
  lovedPuzzles: 'lists.lovedTab',
  solvedPuzzles: 'lists.solvedTab',
};

/** Tabs of an account's created, loved and solved puzzles; private ones are left out. */
function Made(props: { user: UserBrief; detail: UserDetail; reader: string | null }) {
  const t = useText();
  const { user, detail } = props;
  const [params] = useSearchParams();
  const tabs = TABS.filter((tab) => tab === 'collections' || detail[tab] !== null);
  const current = tabs.find((tab) => tab === params.get('tab')) ?? 'createdPuzzles';
  return (
    <section aria-label={t(TAB_NAMES[current])}>
      <div className="mb-6 border-b border-line">
        <TabLinks
          label={t('lists.tabsOf', { name: user.name })}
          tabs={tabs.map((tab) => ({
            to: tab === 'createdPuzzles' ? `/profile/${user.id}` : `/profile/${user.id}?tab=${tab}`,
            label: t(TAB_NAMES[tab]),
            isCurrent: tab === current,
            count: tab === 'createdPuzzles' ? countText(t, user.createCount) : undefined,
          }))}
        />
      </div>
      {current === 'collections' ? (
        <Collections key={current} {...props} />
      ) : (
        <Puzzles key={current} {...props} tab={current} />
      )}
    </section>
  );
}

interface TabProps {
  user: UserBrief;
  detail: UserDetail;
  reader: string | null;
}

interface Nothing {
  readonly title: MessageId;
  readonly help: MessageId;
}

const NOTHING: Readonly<Record<Tab, Nothing>> = {
  createdPuzzles: { title: 'lists.nothingPublished', help: 'lists.nothingPublishedHelp' },
  collections: { title: 'lists.noPublicCollections', help: 'lists.noCollectionsHelp' },
  lovedPuzzles: { title: 'lists.nothingLoved', help: 'lists.nothingLovedHelp' },
  solvedPuzzles: { title: 'lists.nothingSolved', help: 'lists.nothingSolvedHelp' },
};

/** Empty states for the owner, whose tabs contain private items too. */
const NOTHING_OWN: Readonly<Partial<Record<Tab, Nothing>>> = {
  createdPuzzles: { title: 'lists.noPuzzles', help: 'lists.noPuzzlesHelp' },
  collections: { title: 'lists.noCollections', help: 'lists.noCollectionsHelp' },
};

/** The empty state of a tab; for its owner with an action. */
function NothingOn({ tab, isOwn }: { tab: Tab; isOwn: boolean }) {
  const t = useText();
  const { title, help } = (isOwn ? NOTHING_OWN[tab] : undefined) ?? NOTHING[tab];
  const begins = isOwn && tab === 'createdPuzzles';
  return (
    <StateMessage
      kind={isOwn ? 'empty' : 'nothing'}
      title={t(title)}
      actions={
        begins ? (
          <Link className={buttonClass('primary')} to="/create">
            {t('lists.newPuzzle')}
          </Link>
        ) : undefined
      }
    >
      <p>{t(help)}</p>
    </StateMessage>
  );
}

/**
 * The puzzles of a tab: those in the answer for the profile, or the full list if there are more.
 */
function Puzzles({ user, detail, reader, tab }: TabProps & { tab: Exclude<Tab, 'collections'> }) {
  const first = detail[tab] ?? [];
  const collection = detail[`${tab}Collection`];
  const showsAge = tab === 'createdPuzzles';
  if (first.length === 0) return <NothingOn tab={tab} isOwn={user.id === reader} />;
  if (collection === null || first.length < PROFILE_ITEMS)
    return <FewPuzzles puzzles={first} reader={reader} showsAge={showsAge} />;
  return <AllPuzzles collection={collection} reader={reader} showsAge={showsAge} />;
}

function FewPuzzles({
  puzzles,
  reader,
  showsAge,
}: {
  puzzles: readonly PuzzleBrief[];
  reader: string | null;
  showsAge: boolean;
}) {
  return (
    <ul className={CARD_GRID}>
      {puzzles.map((puzzle) => (
        <li key={puzzle.id}>
          <PartBoundary about={puzzle}>
            <PuzzleBriefCard
              puzzle={puzzle}
              isOwn={puzzle.creator.id === reader}
              showsAge={showsAge}
            />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
}

function AllPuzzles({
  collection,
  reader,
  showsAge,
}: {
  collection: string;
  reader: string | null;
  showsAge: boolean;
}) {
  const list = usePagedList(collectionPuzzles(collection, reader));
  return <PuzzleList list={list} reader={reader} showsAge={showsAge} empty={<NothingYet />} />;
}

/** The collections of an account. Visitors who are not signed in get only the first ones. */
function Collections({ user, detail, reader }: TabProps) {
  const first = detail.createdCollections;
  if (first.length === 0) return <NothingOn tab="collections" isOwn={user.id === reader} />;
  if (reader === null || first.length < PROFILE_ITEMS)
    return <FewCollections collections={first} />;
  return <AllCollections userId={user.id} reader={reader} />;
}

function FewCollections({ collections }: { collections: readonly CollectionBrief[] }) {
  return (
    <ul className={CARD_GRID}>
      {collections.map((collection) => (
        <li key={collection.id}>
          <PartBoundary about={collection}>
            <CollectionCard collection={collection} />
          </PartBoundary>
        </li>
      ))}
    </ul>
  );
}

function AllCollections({ userId, reader }: { userId: string; reader: string }) {
  const list = usePagedList(collectionSearch({ q: `creator=${userId}`, type: 'handmade' }, reader));
  return <CollectionList list={list} empty={<NothingYet />} />;
}

function ModeratorChip() {
  const t = useText();
  return (
    <Chip icon={ShieldCheck} isAccented>
      {t('frame.moderator')}
    </Chip>
  );
}
