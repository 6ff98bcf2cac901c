import * as z from 'zod/mini';
import { endpoint, none } from './endpoint.ts';
import { CursorQuery, Id, Ids, MAX_TOTAL, pageSchema, resource } from './shapes.ts';
import { SentText } from './text.ts';

/** Subject of a notification. */
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
  /** In English, Markdown. */
  message: z.string(),
  /** The sentence of `message`, without the remark; null for old notifications. */
  text: z.optional(z.nullable(SentText)),
  /** The end of `message`: the words of a moderator, Markdown. */
  remark: z.optional(z.nullable(z.string())),
  /** A path of the site. */
  target: z.nullable(z.string()),
  read: z.boolean(),
  /** True if it cannot be deleted yet: a thief must not hide a change of sign-in methods. */
  lasting: z.boolean(),
  user: Id,
  /** Id of the cause, such as a comment. */
  source: z.nullable(Id),
  /** For actions of moderators: whether the caller may appeal, or has done so. */
  appeal: z.optional(z.nullable(z.enum(['possible', 'open', 'granted', 'declined']))),
});
export type Notification = z.infer<typeof Notification>;

const chosen = z.strictObject({ notificationIds: Ids });

/** Notifications of the caller, the newest first. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification',
  caller: 'user',
  rate: 'reads',
  query: CursorQuery,
  response: pageSchema(Notification),
  errors: ['invalid_request'],
});

/** Number of unread notifications. */
export const countNotifications = endpoint({
  method: 'GET',
  path: '/notification/count',
  caller: 'user',
  rate: 'reads',
  response: z.object({ total: z.int().check(z.maximum(MAX_TOTAL)) }),
});

/** Mark notifications as read. Ids that are missing or of other accounts are ignored. */
export const readNotifications = endpoint({
  method: 'PUT',
  path: '/notification/read',
  caller: 'user',
  rate: 'writes',
  body: chosen,
  response: none,
});

/** Delete notifications. Ids that are missing, lasting or of other accounts are ignored. */
export const deleteNotifications = endpoint({
  method: 'POST',
  path: '/notification/delete',
  caller: 'user',
  rate: 'writes',
  body: chosen,
  response: none,
});
