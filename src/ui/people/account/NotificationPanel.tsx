import { Shield } from 'lucide-react';
import { useEffect, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/shared/components/Button.tsx';
import { OutageMessage } from '#ui/shared/components/OutageMessage.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { useQuery, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import {
  canGo,
  deleteNotificationsMutation,
  listQuery,
  markReadMutation,
} from './notificationQueries.ts';
import { openCasesText, useOpenCases } from './openCases.ts';
import { useMe } from './useMe.ts';
import { unreadQuery } from './unreadNotifications.ts';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import { noticeMarkdown } from './noticeMarkdown.ts';
import { flattenPages, type ReadableNotification } from './notificationPages.ts';

/** The loaded notifications of the visitor, the heading of their list, and their mutations. */
export function useNotifications() {
  const list = useInfiniteQuery(listQuery, queryClient);
  const { mutate: markRead } = useMutation(markReadMutation(queryClient), queryClient);
  const { mutate: remove } = useMutation(deleteNotificationsMutation(queryClient), queryClient);
  const all = useMemo(() => (list.data ? flattenPages(list.data) : []), [list.data]);
  const title = useRef<HTMLHeadingElement>(null);
  const buttons = useElementMap<string>();
  /** The props of a row. Deleting moves the focus to the delete button of the next row. */
  const rowProps = (id: string) => ({
    onRead: () => markRead([id]),
    deleteRef: buttons.refFor(id),
    onDelete: () => {
      const ids = all.map((notification) => notification.id);
      focusFirst([...buttons.neighbors(ids, id), title.current]);
      remove([id]);
    },
  });
  return { list, all, title, markRead, remove, rowProps };
}

/** A button without border and background. */
export const TEXT_BUTTON =
  'min-h-10 rounded-chip px-2.5 text-meta text-muted hover:text-base-content pointer-coarse:min-h-12';

/**
 * The heading of the notifications, with the actions on all of them. An action moves the focus to
 * the heading, because its button may disappear.
 */
export function NotificationHead({
  title,
  titleId,
  as: Heading,
  all,
  markRead,
  remove,
}: {
  title: RefObject<HTMLHeadingElement | null>;
  titleId: string;
  as: 'h1' | 'h2';
  all: readonly ReadableNotification[];
  markRead: (chosen: 'all') => void;
  remove: (chosen: 'all') => void;
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
      {/* On phones the height is reserved before the actions are known, so that nothing moves. */}
      <span
        className={`-ms-2.5 flex flex-wrap max-sm:w-full ${Heading === 'h1' ? 'max-sm:min-h-10 max-sm:pointer-coarse:min-h-12' : ''}`}
      >
        {unread > 0 && button(t('chrome.markAllRead'), () => markRead('all'))}
        {all.some(canGo) && button(t('chrome.deleteAllRead'), () => remove('all'))}
      </span>
    </div>
  );
}

/** The notifications of the visitor, the newest first. They are loaded when the panel opens. */
export function NotificationPanel({
  titleId,
  onFollowed,
}: {
  titleId: string;
  /** Called when a link in the panel is followed. */
  onFollowed: () => void;
}) {
  const t = useText();
  const { list, all, title, markRead, remove, rowProps } = useNotifications();
  useEffect(() => {
    title.current?.focus();
  }, [title]);
  return (
    <>
      <NotificationHead
        as="h2"
        title={title}
        titleId={titleId}
        all={all}
        markRead={markRead}
        remove={remove}
      />
      <OpenCasesLink onFollowed={onFollowed} />
      {all.length > 0 && (
        <ul>
          {all.map((notification) => (
            <li key={notification.id}>
              <PartBoundary text={noticeMarkdown(t, notification)}>
                <NotificationRow
                  notification={notification}
                  onFollowed={onFollowed}
                  {...rowProps(notification.id)}
                />
              </PartBoundary>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <ShowEarlier isBusy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />
      )}
      {list.isPending && <RowSkeletons />}
      {list.isSuccess && all.length === 0 && !list.hasNextPage && <NoneYet as="h3" />}
      {list.isError && <NotLoaded error={list.error} onRetry={() => void list.refetch()} />}
      {all.length > 0 && <ToAll onFollowed={onFollowed} />}
    </>
  );
}

/** The open reports and appeals, for moderators. */
function OpenCasesLink({ onFollowed }: { onFollowed: () => void }) {
  const t = useText();
  const cases = useOpenCases(useMe());
  if (!cases) return null;
  const to = cases.reports > 0 ? '/mod' : '/mod?state=appeals';
  return (
    <Link
      className="mx-2 flex min-h-11 items-center gap-3.5 rounded-[16px] px-3 hover:bg-fill-1 sm:mx-4 pointer-coarse:min-h-12"
      to={to}
      onClick={onFollowed}
    >
      <Shield className="size-4.5 flex-none stroke-[1.6] text-accent" aria-hidden />
      {t.say(openCasesText(cases))}
    </Link>
  );
}

function ToAll({ onFollowed }: { onFollowed: () => void }) {
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

/** Empty state of a list of notifications. */
export function NoneYet({ as }: { as: 'h2' | 'h3' }) {
  const t = useText();
  return (
    <State>
      <StateMessage kind="empty" title={t('chrome.noneYet')} as={as}>
        {t('chrome.noneYetNote')}
      </StateMessage>
    </State>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  if (error instanceof NoAnswerError)
    return (
      <State>
        <OutageMessage as="h3" onRetry={onRetry} />
      </State>
    );
  const retry = (
    <Button size="small" onClick={onRetry}>
      {t('chrome.tryAgain')}
    </Button>
  );
  return (
    <State>
      <StateMessage kind="wrong" title={t('chrome.notLoaded')} as="h3" actions={retry}>
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

/** Placeholders of rows. They appear after 300 ms, so that fast answers never show them. */
function RowSkeletons() {
  const t = useText();
  return (
    <div className="animate-[fade-in_90ms_300ms_backwards]" role="status">
      <span className="sr-only">{t('chrome.loading')}</span>
      {ROWS.map((row) => (
        <NotificationSkeleton key={row} />
      ))}
    </div>
  );
}

/** The placeholder of a row. */
export function NotificationSkeleton() {
  return (
    <div className="flex items-start gap-3.5 px-4 py-3 sm:pl-8">
      <span className="size-9 flex-none rounded-chip bg-fill-1" />
      <span className="flex-1 space-y-2 pt-1">
        <span className={`${BAR} w-4/5`} />
        <span className={`${BAR} w-2/5`} />
      </span>
    </div>
  );
}
