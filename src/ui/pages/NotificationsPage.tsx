import { useId, useRef } from 'react';
import type { Notification } from '#contract/notifications.ts';
import { message } from '#texts/message.ts';
import { NotificationHead } from '#ui/people/account/NotificationHead.tsx';
import { NoneYet, NotificationSkeleton } from '#ui/people/account/NotificationPanel.tsx';
import { NotificationRow } from '#ui/people/account/NotificationRow.tsx';
import { neighborsOf, useNotifications } from '#ui/people/account/useNotifications.ts';
import { ItemList, rows } from '#ui/library/lists/ItemList.tsx';
import type { PagedList } from '#ui/library/lists/usePagedList.ts';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/useText.ts';

/** Everything that the reader was told. */
export function NotificationsPage() {
  const t = useText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { list, all, markRead, remove } = useNotifications();
  const shown = listOf(list, all);
  usePageTitle(t('chrome.notifications'));
  return (
    <section
      className="mx-auto min-h-dvh w-full max-w-180 px-2 pt-7 pb-16"
      aria-labelledby={titleId}
    >
      <NotificationHead as="h1" {...{ title, titleId, all, markRead, remove }} />
      <div className={shown.failure ? 'px-4 pt-3 sm:px-6' : ''}>
        <ItemList
          list={shown}
          label={message('chrome.notifications')}
          layout={rows()}
          skeleton={<NotificationSkeleton />}
          empty={<NoneYet as="h2" />}
          nameOf={(notification) => notification.message}
        >
          {(notification) => (
            <NotificationRow
              notification={notification}
              onRead={() => markRead([notification.id])}
              onDelete={(row) => {
                focusFirst([...neighborsOf(row), title.current]);
                remove([notification.id]);
              }}
            />
          )}
        </ItemList>
      </div>
    </section>
  );
}

/** As the lists of the site know them. */
function listOf(
  list: ReturnType<typeof useNotifications>['list'],
  items: readonly Notification[],
): PagedList<Notification> {
  return {
    items,
    total: null,
    // All that is here may be deleted: then the parts come anew.
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
