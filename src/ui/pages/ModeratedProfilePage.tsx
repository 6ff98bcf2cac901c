import { useQuery } from '@tanstack/react-query';
import { Clock, Shield } from 'lucide-react';
import { Link, useParams } from 'react-router';
import type { UserBrief } from '#contract/shapes.ts';
import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { Avatar } from '#ui/people/account/Avatar.tsx';
import { useMe } from '#ui/people/account/useMe.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Chip, SupporterChip } from '#ui/library/lists/Chip.tsx';
import { dayText } from '#ui/library/lists/formats.ts';
import { userQuery } from '#ui/shared/api/userQuery.ts';
import { AwaitedPage, FailedPage, HeadSkeleton, isNotThere } from '#ui/library/lists/PageState.tsx';
import { AccountActions } from '#ui/people/moderation/AccountActions.tsx';
import { Log } from '#ui/people/moderation/Log.tsx';
import {
  accountQuery,
  restrictionsQuery,
  type Account,
  type AccountRestrictions as Ends,
} from '#ui/people/moderation/moderationQueries.ts';
import { Restrictions } from '#ui/people/moderation/Restrictions.tsx';
import { Things } from '#ui/people/moderation/Things.tsx';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const MODERATOR = 'moderator';

/** An account for moderators: its restrictions, its content and the log of actions. */
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
  restrictions: Ends;
}) {
  const t = useText();
  const me = useMe();
  const isModerator = account.labels.includes(MODERATOR);
  const canAct = !isModerator && me?.id !== user.id;
  const isHouse = user.house === true;
  usePageTitle(t('moderation.profile', { name: user.name }));
  return (
    <div className="grid content-start gap-x-14 gap-y-10 px-home pt-7 pb-16 lg:min-h-dvh lg:grid-cols-[316px_minmax(0,1fr)] xl:grid-cols-[316px_minmax(0,1fr)_300px]">
      <div className="lg:row-span-2 xl:row-span-1">
        <Head user={user} account={account} />
        <Facts user={user} account={account} />
        <Restrictions user={user} ends={restrictions} canAct={canAct && !isHouse} />
        {canAct && !isHouse ? (
          <AccountActions user={user} account={account} />
        ) : (
          <p className="mt-6 text-muted">
            {t(isHouse ? 'moderation.houseAccount' : 'moderation.cannotAct')}
          </p>
        )}
        <p className="mt-8 flex flex-wrap gap-x-5">
          <Link className={LINK} to={`/profile/${user.id}`}>
            {t('moderation.toProfile')}
          </Link>
          <Link className={LINK} to="/mod">
            {t('moderation.toReports')}
          </Link>
        </p>
      </div>
      <Things user={user} canAct={canAct} />
      <div className="flex min-w-0 flex-col gap-9">
        <Log userId={user.id} direction="received" />
        {isModerator && <Log userId={user.id} direction="given" />}
      </div>
    </div>
  );
}

const LINK =
  'inline-flex min-h-10 items-center text-muted underline hover:text-base-content pointer-coarse:min-h-12';

function Head({ user, account }: { user: UserBrief; account: Account }) {
  const t = useText();
  return (
    <>
      <div className="flex items-center gap-4.5">
        <Avatar className="size-18 text-[28px]" id={user.id} name={user.name} />
        <div className="min-w-0">
          <h1 className="text-[30px]/[1.15] wrap-anywhere">{user.name}</h1>
          <p className="mt-0.5 text-meta text-muted">
            {t('moderation.since', { day: dayText(t, account.registeredAt) })}
          </p>
        </div>
      </div>
      {user.description !== '' && (
        <p className="mt-4 line-clamp-6 whitespace-pre-line text-muted wrap-anywhere">
          {user.description}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        <Chip icon={account.status ? undefined : Clock}>{t.say(statusText(t, account))}</Chip>
        {account.labels.map((label) => (
          <Chip key={label} icon={label === MODERATOR ? Shield : undefined}>
            {label}
          </Chip>
        ))}
        <SupporterChip level={user.supporter} />
      </p>
    </>
  );
}

function statusText(t: Translator, { status, bannedUntil }: Account): Text {
  if (status) return message('moderation.accountOpen');
  if (bannedUntil === null) return message('moderation.accountBlocked');
  return message('moderation.bannedUntil', { day: dayText(t, bannedUntil) });
}

function Facts({ user, account }: { user: UserBrief; account: Account }) {
  const t = useText();
  const facts = [
    { label: t('moderation.puzzles'), value: t.number(user.createCount) },
    { label: t('moderation.solves'), value: t.number(user.solveCount) },
    {
      label: t('moderation.lastActive'),
      value: account.accessedAt === null ? t('moderation.never') : dayText(t, account.accessedAt),
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
