import {
  infiniteQueryOptions,
  type MutationOptions,
  type QueryClient,
} from '@tanstack/react-query';
import {
  deleteNotifications,
  listNotifications,
  readNotifications,
} from '#contract/notifications.ts';
import { MAX_IDS, PAGE_SIZE } from '#contract/shapes.ts';
import { call } from '#ui/shared/api/client.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { writeStored } from '#ui/shared/platform/storage.ts';
import {
  flattenPages,
  fewer,
  marked,
  putBack,
  unreadIn,
  without,
  type NotificationPage,
  type NotificationPages,
  type ReadableNotification,
} from './notificationPages.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { CHANGED_KEY, FRESH_MS, NOTIFICATIONS, unreadQuery } from './unreadNotifications.ts';
import { receiveText } from '#ui/shared/texts/receiveText.ts';

/** Each mutation reports failures itself. */
const QUIET = { isQuiet: true };

/** The notifications, page by page, the newest first. */
export const listQuery = infiniteQueryOptions({
  queryKey: [...NOTIFICATIONS, 'list'],
  staleTime: FRESH_MS,
  retry: false,
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
  // Not only of the last page, as all of its items may have been deleted.
  getNextPageParam: (last, pages) =>
    last.hasMore ? pages.flatMap(({ results }) => results).at(-1)?.id : undefined,
});

async function readPage(
  after: string | undefined,
  signal?: AbortSignal,
): Promise<NotificationPage> {
  const query = after === undefined ? {} : { cursorAfter: after };
  const answer = await call(listNotifications, { query, ...(signal && { signal }) });
  const { total } = answer;
  const results = await Promise.all(
    answer.results.map(async (it) => ({ ...it, said: await receiveText(it.text) })),
  );
  const isWhole = after === undefined && results.length === total;
  return { results, hasMore: !isWhole && results.length === PAGE_SIZE };
}

/** Notifications by their ids, or all that an action applies to. */
type Chosen = readonly string[] | 'all';

/** State before an optimistic change, for its rollback. */
export interface Before {
  readonly ids: ReadonlySet<string>;
  readonly pages: NotificationPages | undefined;
  /** The ids of those that were unread. */
  readonly unread: readonly string[];
  /** The optimistic decrease of the unread count. */
  readonly drop: number;
}

type Change = MutationOptions<undefined, Error, Chosen, Before>;

/**
 * Marks notifications as read, with an optimistic update. A refusal rolls it back silently: nothing
 * is lost that a reader would miss.
 */
export function markReadMutation(client: QueryClient): Change {
  return {
    mutationKey: NOTIFICATIONS,
    meta: QUIET,
    mutationFn: async (chosen) => {
      const ids = chosen === 'all' ? await idsOfAll(isUnread) : chosen;
      for (const some of chunksOf(ids))
        await call(readNotifications, { body: { notificationIds: some } });
      return undefined;
    },
    onMutate: async (chosen) => {
      const before = await begin(client, chosen, false);
      client.setQueryData<NotificationPages>(
        listQuery.queryKey,
        (pages) => pages && marked(pages, before.ids, true),
      );
      return before;
    },
    onError: (_error, _, before) => {
      if (!before) return;
      const unread = new Set(before.unread);
      client.setQueryData<NotificationPages>(
        listQuery.queryKey,
        (pages) => pages && marked(pages, unread, false),
      );
      raise(client, before);
    },
    onSettled: () => askAgain(client),
  };
}

/**
 * Deletes notifications, with an optimistic update; `all` means those that are read and not
 * lasting. A refusal rolls it back and shows a toast.
 */
export function deleteNotificationsMutation(client: QueryClient): Change {
  return {
    mutationKey: NOTIFICATIONS,
    meta: QUIET,
    mutationFn: async (chosen) => {
      const ids = chosen === 'all' ? await idsOfAll(canGo) : chosen;
      for (const some of chunksOf(ids))
        await call(deleteNotifications, { body: { notificationIds: some } });
      return undefined;
    },
    onMutate: async (chosen) => {
      const before = await begin(client, chosen, true);
      client.setQueryData<NotificationPages>(
        listQuery.queryKey,
        (pages) => pages && without(pages, before.ids),
      );
      return before;
    },
    onError: (error, _, before) => {
      notify({ kind: 'error', message: describeFailure(error) });
      if (!before) return;
      const { pages: old, ids } = before;
      client.setQueryData<NotificationPages>(
        listQuery.queryKey,
        (pages) => pages && old && putBack(pages, old, ids),
      );
      raise(client, before);
    },
    onSettled: () => askAgain(client),
  };
}

function isUnread({ read }: ReadableNotification): boolean {
  return !read;
}

/** True if "delete all" includes the notification. */
export function canGo({ read, lasting }: ReadableNotification): boolean {
  return read && !lasting;
}

/** Prepare a change: store the current data for a rollback, and lower the unread count. */
async function begin(client: QueryClient, chosen: Chosen, read: boolean): Promise<Before> {
  await Promise.all([
    client.cancelQueries({ queryKey: listQuery.queryKey }),
    client.cancelQueries({ queryKey: unreadQuery.queryKey }),
  ]);
  const pages = client.getQueryData<NotificationPages>(listQuery.queryKey);
  const here = pages ? flattenPages(pages) : [];
  const ids = new Set(
    chosen === 'all' ? here.filter(read ? canGo : isUnread).map(({ id }) => id) : chosen,
  );
  const unread = unreadIn(pages, ids);
  const count = client.getQueryData<number>(unreadQuery.queryKey) ?? 0;
  const isAllRead = chosen === 'all' && !read; // also those that are not loaded
  const left = isAllRead ? 0 : fewer(count, unread.length);
  client.setQueryData(unreadQuery.queryKey, left);
  return { ids, pages, unread, drop: count - left };
}

/** After a failure: raise the unread count again, keeping other changes. */
function raise(client: QueryClient, { drop }: Before): void {
  client.setQueryData<number>(unreadQuery.queryKey, (count = 0) => count + drop);
}

/** Refetch once the last mutation has settled. */
async function askAgain(client: QueryClient): Promise<void> {
  writeStored(CHANGED_KEY, String(Date.now()));
  if (client.isMutating({ mutationKey: NOTIFICATIONS }) > 1) return;
  await client.invalidateQueries({ queryKey: NOTIFICATIONS });
}

/** The ids of all notifications that fulfill a condition, loaded or not. */
async function idsOfAll(
  isWanted: (it: NotificationPage['results'][number]) => boolean,
): Promise<readonly string[]> {
  const ids: string[] = [];
  let page: NotificationPage | null = null;
  do {
    page = await readPage(page?.results.at(-1)?.id);
    ids.push(...page.results.filter(isWanted).map(({ id }) => id));
  } while (page.hasMore);
  return ids;
}

function chunksOf(ids: readonly string[]): readonly string[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, i) =>
    ids.slice(i * MAX_IDS, (i + 1) * MAX_IDS),
  );
}
