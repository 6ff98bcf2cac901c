import {
  countNotifications,
  deleteNotifications,
  listNotifications,
  readNotifications,
} from '#contract/notifications.ts';
import { ok } from '#base/result.ts';
import { withRetry } from '../db/databaseErrors.ts';
import {
  countUnread,
  markRead,
  readNotificationPage,
  removeNotifications,
} from '../db/notifications.ts';
import type { Deps } from '../deps.ts';
import { implement, type Route } from '../http/implement.ts';

/** Notifications of the caller. */
export function notificationRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, listNotifications, ({ query, session: { userId } }) =>
      readNotificationPage(db, userId, query),
    ),
    implement(deps, countNotifications, async ({ session: { userId } }) =>
      ok({ total: await countUnread(db, userId) }),
    ),
    implement(deps, readNotifications, async ({ body, session: { userId } }) => {
      await withRetry(() => markRead(db, userId, body.notificationIds));
      return ok(undefined);
    }),
    implement(deps, deleteNotifications, async ({ body, session: { userId } }) => {
      await withRetry(() => removeNotifications(db, userId, body.notificationIds));
      return ok(undefined);
    }),
  ];
}
