import { useSearchParams } from 'react-router';
import { message } from '#texts/message.ts';
import { useMe } from '../account/useMe.ts';
import { StateMessage } from '../components/StateMessage.tsx';
import { countText } from '../lists/counts.ts';
import { ItemList, rows } from '../lists/ItemList.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { TabLinks } from '../lists/TabLinks.tsx';
import { usePagedList } from '../lists/usePagedList.ts';
import { QuestionHost } from '../moderation/QuestionHost.tsx';
import { reportList } from '../moderation/reportQueries.ts';
import { ReportRow, ReportSkeleton } from '../moderation/ReportRow.tsx';
import { useText } from '../texts/useText.ts';

/** What people reported, for moderators: what waits for them, and what is settled. */
export function ModerationPage() {
  const t = useText();
  const me = useMe();
  const [params] = useSearchParams();
  const state = params.get('state') === 'done' ? 'done' : 'open';
  const list = usePagedList(reportList(state));
  const open = usePagedList(reportList('open'));
  return (
    <ListPage
      title={t('moderation.title')}
      tabs={
        <TabLinks
          label={t('moderation.states')}
          tabs={[
            {
              to: '/mod',
              label: t('moderation.open'),
              isCurrent: state === 'open',
              count: open.total === null ? undefined : countText(t, open.total),
            },
            { to: '/mod?state=done', label: t('moderation.done'), isCurrent: state === 'done' },
          ]}
        />
      }
    >
      <div className="max-w-190 pt-3">
        <QuestionHost>
          <ItemList
            list={list}
            label={message('moderation.reports')}
            layout={rows('gap-9')}
            skeleton={<ReportSkeleton />}
            empty={
              <StateMessage
                kind="nothing"
                title={t(state === 'open' ? 'moderation.nothingOpen' : 'moderation.nothingDone')}
              >
                <p>
                  {t(
                    state === 'open' ? 'moderation.nothingOpenHelp' : 'moderation.nothingDoneHelp',
                  )}
                </p>
              </StateMessage>
            }
          >
            {(report) => <ReportRow report={report} reader={me?.id ?? ''} />}
          </ItemList>
        </QuestionHost>
      </div>
    </ListPage>
  );
}
