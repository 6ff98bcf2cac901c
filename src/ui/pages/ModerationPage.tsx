import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { message } from '#texts/message.ts';
import { openCasesQuery } from '#ui/people/account/openCases.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { ItemList, rows } from '#ui/library/lists/ItemList.tsx';
import { ListPage } from '#ui/library/lists/ListPage.tsx';
import { TabLinks } from '#ui/library/lists/TabLinks.tsx';
import { usePagedList } from '#ui/shared/api/pagedList.ts';
import { AppealRow } from '#ui/people/moderation/AppealRow.tsx';
import { QuestionHost } from '#ui/people/moderation/QuestionHost.tsx';
import { appealList, reportList } from '#ui/people/moderation/moderationQueries.ts';
import { groupReports } from '#ui/people/moderation/reportGroups.ts';
import { ReportRow, ReportSkeleton } from '#ui/people/moderation/ReportRow.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The lists by the value of `state` in the address, with their tab and empty state. */
const LISTS = [
  {
    state: 'open',
    tab: 'moderation.open',
    empty: 'moderation.nothingOpen',
    help: 'moderation.nothingOpenHelp',
  },
  {
    state: 'appeals',
    tab: 'moderation.appeals',
    empty: 'moderation.noAppeals',
    help: 'moderation.noAppealsHelp',
  },
  {
    state: 'done',
    tab: 'moderation.done',
    empty: 'moderation.nothingDone',
    help: 'moderation.nothingDoneHelp',
  },
  {
    state: 'decided',
    tab: 'moderation.decided',
    empty: 'moderation.nothingDecided',
    help: 'moderation.nothingDecidedHelp',
  },
] as const;

/** Values of `state` for the dailies of the next days, and for the state of the site. */
const DAILY = 'daily';
const SITE = 'site';

const PlannedDailies = lazyPart(
  async () => (await import('#ui/people/moderation/PlannedDailies.tsx')).PlannedDailies,
);
const SiteStatus = lazyPart(
  async () => (await import('#ui/people/moderation/SiteStatus.tsx')).SiteStatus,
);

/** The reports and appeals for moderators: open ones and settled ones. */
export function ModerationPage() {
  const t = useText();
  const [params] = useSearchParams();
  const isSite = params.get('state') === SITE;
  const isDaily = params.get('state') === DAILY;
  const current = LISTS.find(({ state }) => state === params.get('state')) ?? LISTS[0];
  const { data: open } = useQuery(openCasesQuery, queryClient);
  const counts: Readonly<Record<string, number | undefined>> = {
    open: open?.reports,
    appeals: open?.appeals,
  };
  const common = {
    layout: rows('gap-9'),
    skeleton: <ReportSkeleton />,
    empty: (
      <StateMessage kind="nothing" title={t(current.empty)}>
        <p>{t(current.help)}</p>
      </StateMessage>
    ),
  };
  return (
    <ListPage
      title={t('moderation.title')}
      tabs={
        <TabLinks
          label={t('moderation.states')}
          tabs={[
            ...LISTS.map((one) => {
              const count = counts[one.state];
              return {
                to: one.state === 'open' ? '/mod' : `/mod?state=${one.state}`,
                label: t(one.tab),
                isCurrent: one === current && !isSite && !isDaily,
                count: count === undefined ? undefined : countText(t, count),
              };
            }),
            { to: `/mod?state=${DAILY}`, label: t('daily.planned'), isCurrent: isDaily },
            { to: `/mod?state=${SITE}`, label: t('moderation.site'), isCurrent: isSite },
          ]}
        />
      }
    >
      <div className="max-w-190 pt-3">
        <QuestionHost>
          {isDaily ? (
            <Suspense>
              <PlannedDailies />
            </Suspense>
          ) : isSite ? (
            <Suspense>
              <SiteStatus />
            </Suspense>
          ) : current.state === 'open' || current.state === 'done' ? (
            <Reports state={current.state} {...common} />
          ) : (
            <Appeals state={current.state === 'appeals' ? 'open' : 'done'} {...common} />
          )}
        </QuestionHost>
      </div>
    </ListPage>
  );
}

type ListProps = Pick<ComponentProps<typeof ItemList>, 'layout' | 'skeleton' | 'empty'> & {
  readonly state: 'open' | 'done';
};

function Reports({ state, ...rest }: ListProps) {
  const me = useMe();
  const list = usePagedList(reportList(state));
  return (
    <ItemList
      list={{ ...list, items: groupReports(list.items) }}
      label={message('moderation.reports')}
      {...rest}
    >
      {(group) => <ReportRow group={group} reader={me?.id ?? ''} />}
    </ItemList>
  );
}

function Appeals({ state, ...rest }: ListProps) {
  const me = useMe();
  const list = usePagedList(appealList(state));
  return (
    <ItemList list={list} label={message('moderation.appeals')} {...rest}>
      {(appeal) => <AppealRow appeal={appeal} reader={me?.id ?? ''} />}
    </ItemList>
  );
}
