import * as z from 'zod/mini';
import { MODERATION_LIMITS } from './moderationLimits.ts';
import { endpoint } from './endpoint.ts';
import { ModerationAction } from './moderationAction.ts';
import {
  Created,
  cursors,
  Id,
  MAX_TOTAL,
  pageSchema,
  resource,
  Time,
  UserBrief,
  writtenText,
} from './shapes.ts';

export const MAX_REASON = 500;

export const ReportKind = z.enum(['puzzle', 'comment', 'user', 'collection']);
export type ReportKind = z.infer<typeof ReportKind>;

export const ReportState = z.enum(['open', 'done']);
export type ReportState = z.infer<typeof ReportState>;

/** Report content that is against the rules of the site. */
export const report = endpoint({
  method: 'POST',
  path: '/report',
  caller: 'user',
  rate: 'reports',
  body: z.strictObject({ kind: ReportKind, id: Id, reason: writtenText(1, MAX_REASON) }),
  response: Created,
  errors: ['not_found', 'conflict', 'forbidden', 'invalid_request'],
});

const Report = z.object({
  ...resource,
  kind: ReportKind,
  targetId: Id,
  reason: z.string(),
  state: ReportState,
  /** Moderators' internal note. */
  note: z.string(),
  reporter: UserBrief,
  /** The moderator who resolved it. */
  handledBy: z.nullable(Id),
  handler: z.nullable(UserBrief),
  handledAt: z.nullable(Time),
  /** The action that resolved it; null if none was necessary, and while it is open. */
  action: z.nullable(ModerationAction),
  /** The subject, with its owner and its title, name or text; null if it is gone. */
  about: z.nullable(
    z.object({
      userId: Id,
      userName: z.string(),
      text: z.string(),
      /** The puzzle that a comment belongs to. */
      puzzleId: z.nullable(Id),
      /** Actions that would change nothing, for example on a description that is empty. */
      done: z.array(ModerationAction),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

/** Reports, the newest first. */
export const listReports = endpoint({
  method: 'GET',
  path: '/moderation/reports',
  caller: 'moderator',
  rate: 'reads',
  query: z.object({ ...cursors, state: z.catch(z.optional(ReportState), undefined) }),
  response: pageSchema(Report),
  errors: ['invalid_request'],
});

const Count = z.int().check(z.maximum(MAX_TOTAL));

/** Numbers of open reports and appeals. */
export const countOpenCases = endpoint({
  method: 'GET',
  path: '/moderation/open',
  caller: 'moderator',
  rate: 'reads',
  response: z.object({ reports: Count, appeals: Count }),
});

/**
 * Resolve a report and all other open ones about the same item, which notifies their reporters; or
 * reopen this one. Moderators cannot decide on reports about themselves.
 */
export const handleReport = endpoint({
  method: 'PUT',
  path: '/moderation/reports/:id',
  caller: 'moderator',
  rate: 'writes',
  params: z.object({ id: Id }),
  body: z.strictObject({ state: ReportState, note: writtenText(0, MODERATION_LIMITS.note) }),
  response: Report,
  errors: ['not_found', 'forbidden'],
});
