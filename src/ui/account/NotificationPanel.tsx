import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { queryClient } from '../api/queryClient.ts';
import { Button } from '../components/Button.tsx';
import { StateMessage } from '../components/StateMessage.tsx';
import { focusFirst } from '../platform/focusFirst.ts';
import { useText } from '../texts/useText.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { deleteMutation, listQuery, markReadMutation, unreadQuery } from './notificationQueries.ts';

const TEXT_BUTTON =
  'min-h-10 rounded-chip px-2.5 text-meta text-muted hover:text-base-content pointer-coarse:min-h-12';

/** What the visitor was told, the newest first. It is asked for when the panel is opened. */
export function NotificationPanel({
  titleId,
  onFollowed,
}: {
  titleId: string;
  /** The place that a notification is about is being opened. */
  onFollowed: () => void;
}) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useInfiniteQuery(listQuery, queryClient);
  const { data: unread = 0 } = useQuery(unreadQuery, queryClient);
  const { mutate: markRead } = useMutation(markReadMutation(queryClient), queryClient);
  const { mutate: remove } = useMutation(deleteMutation(queryClient), queryClient);
  const all = list.data?.pages.flatMap(({ results }) => results);
  useEffect(() => title.current?.focus(), []);
  const focusTitle = () => title.current?.focus(); // what was pressed may be gone
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 pt-2.5 pr-1 pb-1.5 pl-4 sm:pl-6">
        <h2
          ref={title}
          id={titleId}
          className="me-auto min-w-0 text-section outline-none"
          tabIndex={-1}
        >
          {t('chrome.notifications')}
        </h2>
        {unread > 0 && (
          <button
            type="button"
            className={TEXT_BUTTON}
            onClick={() => {
              focusTitle();
              markRead('all');
            }}
          >
            {t('chrome.markAllRead')}
          </button>
        )}
        {all?.some(({ read }) => read) && (
          <button
            type="button"
            className={TEXT_BUTTON}
            onClick={() => {
              focusTitle();
              remove('all');
            }}
          >
            {t('chrome.deleteAllRead')}
          </button>
        )}
      </div>
      {all && all.length > 0 && (
        <ul>
          {all.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onRead={() => markRead([notification.id])}
              onFollowed={onFollowed}
              onDelete={(row) => {
                focusFirst([...neighborsOf(row), title.current]);
                remove([notification.id]);
              }}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className={`${TEXT_BUTTON} mb-1 ml-2 sm:ml-4`}
          aria-disabled={list.isFetchingNextPage}
          onClick={() => {
            if (!list.isFetchingNextPage) void list.fetchNextPage();
          }}
        >
          {t('chrome.showEarlier')}
        </button>
      )}
      {!all && list.isPending && <RowSkeletons />}
      {all?.length === 0 && (
        <State>
          <StateMessage kind="empty" title={t('chrome.noneYet')} as="h3">
            {t('chrome.noneYetNote')}
          </StateMessage>
        </State>
      )}
      {list.isError && (
        <State>
          <StateMessage
            kind="wrong"
            title={t('chrome.notLoaded')}
            as="h3"
            actions={
              <Button size="small" onClick={() => void list.refetch()}>
                {t('chrome.tryAgain')}
              </Button>
            }
          >
            {t('chrome.notLoadedNote')}
          </StateMessage>
        </State>
      )}
    </>
  );
}

/** The buttons that delete the rows beside one, the next first. */
function neighborsOf(row: HTMLElement | null): readonly (HTMLElement | null | undefined)[] {
  return [row?.nextElementSibling, row?.previousElementSibling].map((it) =>
    it?.querySelector<HTMLElement>('[data-delete]'),
  );
}

function State({ children }: { children: ReactNode }) {
  return <div className="px-4 pt-3 pb-6 sm:px-6">{children}</div>;
}

const ROWS = [0, 1, 2];
/** The sweep of what is loading; what is quick never shows it. */
const BAR = 'block h-3.5 rounded-key bg-fill-1';

/** In the shape of what will come. */
function RowSkeletons() {
  const t = useText();
  return (
    <div className="animate-[fade-in_90ms_300ms_backwards]" role="status">
      <span className="sr-only">{t('chrome.loading')}</span>
      {ROWS.map((row) => (
        <div key={row} className="flex items-start gap-3.5 px-4 py-3 sm:pl-8">
          <span className="size-9 flex-none rounded-chip bg-fill-1" />
          <span className="flex-1 space-y-2 pt-1">
            <span className={`${BAR} w-4/5`} />
            <span className={`${BAR} w-2/5`} />
          </span>
        </div>
      ))}
    </div>
  );
}
