import { useQuery } from '@tanstack/react-query';
import { Clock, Shield } from 'lucide-react';
import { useId } from 'react';
import { Link, useParams } from 'react-router';
import { RESTRICTIONS } from '#contract/endpoint.ts';
import type { UserBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { Avatar } from '../account/Avatar.tsx';
import { queryClient } from '../api/queryClient.ts';
import { buttonClass } from '../components/buttonStyles.ts';
import { RelativeTime } from '../components/RelativeTime.tsx';
import { NotFoundPage } from '../layout/NotFoundPage.tsx';
import { Chip } from '../lists/Chip.tsx';
import { dayText } from '../lists/dates.ts';
import { ItemList, NothingYet, ROWS } from '../lists/ItemList.tsx';
import { userQuery } from '../lists/listQueries.ts';
import {
  accountQuery,
  moderationsGiven,
  moderationsReceived,
  restrictionsQuery,
  type Account,
  type Restrictions,
} from '../lists/moderationQueries.ts';
import { AwaitedPage, FailedPage, HeadSkeleton, isNotThere } from '../lists/PageState.tsx';
import { RowSkeleton } from '../lists/PuzzleRow.tsx';
import { usePagedList } from '../lists/usePagedList.ts';
import { usePageTitle } from '../platform/pageTitle.ts';
import { RichText } from '../texts/RichText.tsx';
import { useText } from '../texts/useText.ts';

const MODERATOR = 'moderator';

/** An account as moderators see it: what it may do, and what was done about it. */
export function ModeratedProfilePage() {
  const t = useText();
  const { userId = '' } = useParams();
  const user = useQuery(userQuery(userId), queryClient);
  const account = useQuery(accountQuery(userId), queryClient);
  const restrictions = useQuery(restrictionsQuery(userId), queryClient);
  const error = account.error ?? restrictions.error;
  if (isNotThere(error)) return <NotFoundPage />;
  if (error && !(account.data && restrictions.data))
    return (
      <FailedPage
        title={t('guards.moderation')}
        error={error}
        onRetry={() => {
          for (const it of [user, account, restrictions]) void it.refetch();
        }}
      />
    );
  if (!user.data || !account.data || !restrictions.data)
    return (
      <AwaitedPage title={t('guards.moderation')}>
        <HeadSkeleton />
      </AwaitedPage>
    );
  return (
    <ModeratedProfile
      key={userId}
      user={user.data}
      account={account.data}
      restrictions={restrictions.data}
    />
  );
}

function ModeratedProfile({
  user,
  account,
  restrictions,
}: {
  user: UserBrief;
  account: Account;
  restrictions: Restrictions;
}) {
  const t = useText();
  usePageTitle(t('lists.moderationOf', { name: user.name }));
  return (
    <div className="grid gap-x-14 gap-y-10 px-home pt-7 pb-16 lg:grid-cols-[minmax(0,316px)_minmax(0,1fr)]">
      <div>
        <Head user={user} account={account} />
        <Facts user={user} account={account} />
        <RestrictionList restrictions={restrictions} />
        <Link className={`mt-6 ${buttonClass('plain', 'small')}`} to={`/profile/${user.id}`}>
          {t('lists.toProfile')}
        </Link>
      </div>
      <div className="flex min-w-0 flex-col gap-9">
        <Log title={t('lists.received')} userId={user.id} direction="received" />
        {account.labels.includes(MODERATOR) && (
          <Log title={t('lists.given')} userId={user.id} direction="given" />
        )}
      </div>
    </div>
  );
}

function Head({ user, account }: { user: UserBrief; account: Account }) {
  const t = useText();
  return (
    <>
      <div className="flex items-center gap-4.5">
        <Avatar className="size-18 text-[28px]" id={user.id} name={user.name} />
        <div className="min-w-0">
          <h1 className="text-[30px]/[1.15] wrap-anywhere">{user.name}</h1>
          <p className="mt-0.5 text-meta text-muted">
            {t('lists.since', { day: dayText(t, account.registeredAt) })}
          </p>
        </div>
      </div>
      <p className="mt-4 flex flex-wrap gap-2">
        <Chip>{account.status ? t('lists.accountOpen') : t('lists.accountBlocked')}</Chip>
        {account.labels.map((label) => (
          <Chip key={label} icon={label === MODERATOR ? Shield : undefined}>
            {label}
          </Chip>
        ))}
      </p>
    </>
  );
}

function Facts({ user, account }: { user: UserBrief; account: Account }) {
  const t = useText();
  const facts = [
    { label: t('lists.puzzlesLabel'), value: t.number(user.createCount) },
    { label: t('lists.solvesLabel'), value: t.number(user.solveCount) },
    {
      label: t('lists.lastActive'),
      value: account.accessedAt === null ? t('lists.never') : dayText(t, account.accessedAt),
    },
  ];
  return (
    <dl className="mt-6 flex flex-col gap-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the account may not do, and until when. */
function RestrictionList({ restrictions }: { restrictions: Restrictions }) {
  const t = useText();
  const id = useId();
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h2 className="mb-2.5 text-label text-muted italic" id={id}>
        {t('lists.restrictions')}
      </h2>
      <dl className="flex flex-col gap-2">
        {RESTRICTIONS.map((it) => {
          const until = restrictions[it];
          return (
            <div key={it} className="flex justify-between gap-4">
              <dt className="text-muted">{t('lists.restriction', { restriction: it })}</dt>
              <dd className="inline-flex items-center gap-1.5 text-end">
                {until === null ? (
                  t('lists.allowed')
                ) : (
                  <>
                    <Clock className="size-4 text-accent" aria-hidden />
                    {t('lists.until', { day: dayText(t, until) })}
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** What was done, the newest first: to the account, or by it. */
function Log({
  title,
  userId,
  direction,
}: {
  title: string;
  userId: string;
  direction: 'received' | 'given';
}) {
  const t = useText();
  const id = useId();
  const isReceived = direction === 'received';
  const list = usePagedList(isReceived ? moderationsReceived(userId) : moderationsGiven(userId));
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-3 text-section" id={id}>
        {title}
      </h2>
      <ItemList
        list={list}
        label={message('lists.log')}
        className={`${ROWS} gap-5`}
        skeleton={<RowSkeleton />}
        empty={<NothingYet />}
      >
        {({ action, description, message: said, createdAt, other }) => (
          <div className="flex flex-wrap justify-between gap-x-6">
            <p>
              <RichText
                id="lists.actionBy"
                values={{ action: message('lists.action', { action }), name: other.name }}
                tags={{
                  person: (name) => (
                    <Link className="underline" to={`/mod/profile/${other.id}`}>
                      {name}
                    </Link>
                  ),
                }}
              />
            </p>
            <span className="text-meta text-muted">
              <RelativeTime atMs={Date.parse(createdAt)} />
            </span>
            <p className="basis-full text-muted wrap-anywhere">{description}</p>
            {said !== null && (
              <blockquote className="basis-full wrap-anywhere">
                {t('lists.quoted', { text: said })}
              </blockquote>
            )}
          </div>
        )}
      </ItemList>
    </section>
  );
}
