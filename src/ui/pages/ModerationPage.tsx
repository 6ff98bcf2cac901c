import { useSearchParams } from 'react-router';
import { message } from '#texts/message.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { ItemList, rows } from '#ui/library/lists/ItemList.tsx';
import { ListPage } from '#ui/library/lists/ListPage.tsx';
import { TabLinks } from '#ui/library/lists/TabLinks.tsx';
import { usePagedList } from '#ui/shared/api/pagedList.ts';
import { QuestionHost } from '#ui/people/moderation/QuestionHost.tsx';
import { reportList } from '#ui/people/moderation/moderationQueries.ts';
import { ReportRow, ReportSkeleton } from '#ui/people/moderation/ReportRow.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The reports for moderators: open ones and settled ones. */
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
