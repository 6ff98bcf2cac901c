import { useId } from 'react';
import { message } from '#texts/message.ts';
import {
  NotificationHead,
  NoneYet,
  NotificationSkeleton,
  useNotifications,
} from '#ui/people/account/NotificationPanel.tsx';
import { noticeMarkdown } from '#ui/people/account/noticeMarkdown.ts';
import type { ReadableNotification } from '#ui/people/account/notificationPages.ts';
import { NotificationRow } from '#ui/people/account/NotificationRow.tsx';
import { ItemList, rows } from '#ui/library/lists/ItemList.tsx';
import type { PagedList } from '#ui/shared/api/pagedList.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** All notifications of the reader. */
export function NotificationsPage() {
  const t = useText();
  const titleId = useId();
  const { list, all, title, markRead, remove, rowProps } = useNotifications();
  const shown = pagedListFrom(list, all);
  usePageTitle(t('chrome.notifications'));
  return (
    <section
      className="mx-auto min-h-dvh w-full max-w-180 px-2 pt-7 pb-16"
      aria-labelledby={titleId}
    >
      <NotificationHead
        as="h1"
        title={title}
        titleId={titleId}
        all={all}
        markRead={markRead}
        remove={remove}
      />
      <div className={shown.failure ? 'px-4 pt-3 sm:px-6' : ''}>
        <ItemList
          list={shown}
          label={message('chrome.notifications')}
          layout={rows()}
          skeleton={<NotificationSkeleton />}
          empty={<NoneYet as="h2" />}
          nameOf={(notification) => noticeMarkdown(t, notification)}
        >
          {(notification) => (
            <NotificationRow notification={notification} {...rowProps(notification.id)} />
          )}
        </ItemList>
      </div>
    </section>
  );
}

/** The loaded notifications as a `PagedList`. */
function pagedListFrom(
  list: ReturnType<typeof useNotifications>['list'],
  items: readonly ReadableNotification[],
): PagedList<ReadableNotification> {
  return {
    items,
    total: null,
    // All loaded notifications may be deleted while there are more; then the list loads again.
    isPending: list.isPending || (items.length === 0 && list.hasNextPage),
    failure: list.data ? null : list.error,
    isOutdated: false,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasFailedMore: list.isFetchNextPageError,
    loadMore: () => {
      if (!list.isFetching) void list.fetchNextPage();
    },
    askAgain: () => void list.refetch(),
  };
}
