import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'react-router';
import type { Notification } from '#contract/notifications.ts';
import { queryClient } from '../api/queryClient.ts';
import { Button } from '../components/Button.tsx';
import { StateMessage } from '../components/StateMessage.tsx';
import { focusFirst } from '../platform/focusFirst.ts';
import { useText } from '../texts/useText.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { deleteMutation, listQuery, markReadMutation, unreadQuery } from './notificationQueries.ts';

const TEXT_BUTTON =
  'min-h-10 rounded-chip px-2.5 text-meta text-muted hover:text-base-content pointer-coarse:min-h-12';

/**
 * What the visitor was told, the newest first. It is asked for when it is shown: in a panel, which
 * leads to all of it, or as a page.
 */
export function NotificationPanel({
  titleId,
  isPage = false,
  onFollowed,
}: {
  titleId: string;
  isPage?: boolean;
  /** The place that a notification is about is being opened. */
  onFollowed?: () => void;
}) {
  const below = isPage ? 'h2' : 'h3';
  const title = useRef<HTMLHeadingElement>(null);
  const list = useInfiniteQuery(listQuery, queryClient);
  const { mutate: markRead } = useMutation(markReadMutation(queryClient), queryClient);
  const { mutate: remove } = useMutation(deleteMutation(queryClient), queryClient);
  const all = list.data?.pages.flatMap(({ results }) => results) ?? [];
  useEffect(() => {
    if (!isPage) title.current?.focus();
  }, [isPage]);
  return (
    <>
      <Head
        title={title}
        titleId={titleId}
        as={isPage ? 'h1' : 'h2'}
        all={all}
        onReadAll={() => markRead('all')}
        onDeleteRead={() => remove('all')}
      />
      {all.length > 0 && (
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
        <ShowEarlier isBusy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
      )}
      {list.isPending && <RowSkeletons />}
      {list.isSuccess && all.length === 0 && !list.hasNextPage && <NoneYet as={below} />}
      {list.isError && <NotLoaded as={below} onRetry={() => void list.refetch()} />}
      {!isPage && all.length > 0 && <ToAll onFollowed={onFollowed} />}
    </>
  );
}

/** The name of the panel, and what can be done to all. What was pressed may be gone by then. */
function Head({
  title,
  titleId,
  as: Heading,
  all,
  onReadAll,
  onDeleteRead,
}: {
  title: RefObject<HTMLHeadingElement | null>;
  titleId: string;
  as: 'h1' | 'h2';
  all: readonly Notification[];
  onReadAll: () => void;
  onDeleteRead: () => void;
}) {
  const t = useText();
  const { data: unread = 0 } = useQuery(unreadQuery, queryClient);
  const button = (label: string, run: () => void) => (
    <button
      type="button"
      className={TEXT_BUTTON}
      onClick={() => {
        title.current?.focus();
        run();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-1 pt-2.5 pr-1 pb-1.5 pl-4 sm:pl-6">
      <Heading
        ref={title}
        id={titleId}
        className={`me-auto min-w-0 outline-none ${Heading === 'h1' ? 'text-title' : 'text-section'}`}
        tabIndex={-1}
      >
        {t('chrome.notifications')}
      </Heading>
      <span className="-ms-2.5 flex flex-wrap max-sm:w-full">
        {unread > 0 && button(t('chrome.markAllRead'), onReadAll)}
        {all.some(({ read }) => read) && button(t('chrome.deleteAllRead'), onDeleteRead)}
      </span>
    </div>
  );
}

function ToAll({ onFollowed }: { onFollowed: (() => void) | undefined }) {
  const t = useText();
  return (
    <p className="px-2 pb-1 sm:px-4">
      <Link
        className={`${TEXT_BUTTON} inline-flex items-center`}
        to="/notifications"
        onClick={onFollowed}
      >
        {t('chrome.allNotifications')}
      </Link>
    </p>
  );
}

function ShowEarlier({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className={`${TEXT_BUTTON} mb-1 ml-2 sm:ml-4`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {t('chrome.showEarlier')}
    </button>
  );
}

/** The buttons that delete the rows beside one, the next first. */
function neighborsOf(row: HTMLElement | null): readonly (HTMLElement | null | undefined)[] {
  return [row?.nextElementSibling, row?.previousElementSibling].map((it) =>
    it?.querySelector<HTMLElement>('[data-delete]'),
  );
}

function NoneYet({ as }: { as: 'h2' | 'h3' }) {
  const t = useText();
  return (
    <State>
      <StateMessage kind="empty" title={t('chrome.noneYet')} as={as}>
        {t('chrome.noneYetNote')}
      </StateMessage>
    </State>
  );
}

function NotLoaded({ as, onRetry }: { as: 'h2' | 'h3'; onRetry: () => void }) {
  const t = useText();
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t('chrome.tryAgain')}
    </Button>
  );
  return (
    <State>
      <StateMessage kind="wrong" title={t('chrome.notLoaded')} as={as} actions={retry}>
        {t('chrome.notLoadedNote')}
      </StateMessage>
    </State>
  );
}

function State({ children }: { children: ReactNode }) {
  return <div className="px-4 pt-3 pb-6 sm:px-6">{children}</div>;
}

const ROWS = [0, 1, 2];
const BAR = 'block h-3.5 rounded-key bg-fill-1';

/** In the shape of what will come. What is quick never shows it. */
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
