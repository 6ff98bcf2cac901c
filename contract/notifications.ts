import * as z from 'zod/mini';
import { endpoint, none } from './endpoint.ts';
import { CursorQuery, Id, Ids, MAX_TOTAL, pageSchema, resource } from './shapes.ts';

/** What a notification is about. */
export const NotificationType = z.enum([
  'collectionActivity',
  'commentActivity',
  'account',
  'system',
]);
export type NotificationType = z.infer<typeof NotificationType>;

const Notification = z.object({
  ...resource,
  type: NotificationType,
  /** Markdown. */
  message: z.string(),
  /** A path of the site. */
  target: z.nullable(z.string()),
  read: z.boolean(),
  /** Whether it cannot be deleted yet: a thief must not hide a change of how one signs in. */
  lasting: z.boolean(),
  user: Id,
  /** What caused it, such as a comment. */
  source: z.nullable(Id),
});
export type Notification = z.infer<typeof Notification>;

const chosen = z.strictObject({ notificationIds: Ids });

/** What the caller was told, the newest first. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification',
  caller: 'user',
  rate: 'reads',
  query: CursorQuery,
  response: pageSchema(Notification),
  errors: ['invalid_request'],
});

/** How many of them are unread. */
export const countNotifications = endpoint({
  method: 'GET',
  path: '/notification/count',
  caller: 'user',
  rate: 'reads',
  response: z.object({ total: z.int().check(z.maximum(MAX_TOTAL)) }),
});

/** Mark notifications as read. Those that are gone, or of somebody else, are left out. */
export const readNotifications = endpoint({
  method: 'PUT',
  path: '/notification/read',
  caller: 'user',
  rate: 'writes',
  body: chosen,
  response: none,
});

/** Delete notifications. Those that are gone, lasting, or of somebody else are left out. */
export const deleteNotifications = endpoint({
  method: 'POST',
  path: '/notification/delete',
  caller: 'user',
  rate: 'writes',
  body: chosen,
  response: none,
});
