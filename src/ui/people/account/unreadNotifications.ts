import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { countNotifications } from '#contract/notifications.ts';
import { call } from '#ui/shared/api/client.ts';
import { onStored } from '#ui/shared/platform/storage.ts';

export const FRESH_MS = 60_000;
/** The key of all queries and mutations of notifications. */
export const NOTIFICATIONS = ['notifications'] as const;

/** The number of unread notifications. */
export const unreadQuery = queryOptions({
  queryKey: [...NOTIFICATIONS, 'unread'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await call(countNotifications, { signal })).total,
});

/** A storage key that is written after each change, so that other tabs refetch. */
export const CHANGED_KEY = 'notificationsChanged';

/**
 * Refetch when another tab of this browser changed notifications. Returns the unsubscribe function.
 */
export function followOtherTabs(client: QueryClient): () => void {
  return onStored(CHANGED_KEY, () => {
    void client.invalidateQueries({ queryKey: NOTIFICATIONS });
  });
}
