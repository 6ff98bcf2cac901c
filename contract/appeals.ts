import * as z from 'zod/mini';
import { endpoint, none } from './endpoint.ts';
import { markdownText } from './markdown.ts';
import { ModerationAction } from './moderationAction.ts';
import { MODERATION_LIMITS } from './moderationLimits.ts';
import { cursors, Id, pageSchema, resource, Time, UserBrief, writtenText } from './shapes.ts';
import { SentText } from './text.ts';

/** Length limit of the words of an appeal, in characters. */
export const MAX_APPEAL = 500;

export const AppealState = z.enum(['open', 'done']);
export type AppealState = z.infer<typeof AppealState>;

/** `granted` lifts a block, a suspension or restrictions. Deleted content is not restored. */
export const AppealOutcome = z.enum(['granted', 'declined']);
export type AppealOutcome = z.infer<typeof AppealOutcome>;

const words = z.optional(writtenText(0, MAX_APPEAL));

/** Appeal against an action of a moderator on the caller; once for each action. */
export const appeal = endpoint({
  method: 'POST',
  path: '/appeal',
  caller: 'user',
  rate: 'reports',
  body: z.strictObject({
    /** The `source` of the notification of the action. */
    decision: Id,
    words,
  }),
  response: none,
  errors: ['not_found', 'conflict'],
});

/** The same for a blocked account, with the secret in the details of its refused sign-in. */
export const appealBlock = endpoint({
  method: 'POST',
  path: '/appeal/blocked',
  caller: 'anyone',
  rate: 'reports',
  body: z.strictObject({ secret: z.string().check(z.regex(/^[\w-]{1,100}$/)), words }),
  response: none,
  errors: ['not_found', 'conflict'],
});

const Appeal = z.object({
  ...resource,
  state: AppealState,
  words: z.string(),
  /** Null while it is open. */
  outcome: z.nullable(AppealOutcome),
  /** The moderator's message to the account, Markdown. */
  answer: z.nullable(z.string()),
  appellant: UserBrief,
  /** The action that it is about, as in the log. */
  decision: z.object({
    createdAt: Time,
    action: ModerationAction,
    description: z.string(),
    text: z.nullable(SentText),
    message: z.nullable(z.string()),
    moderator: UserBrief,
  }),
  handler: z.nullable(UserBrief),
  handledAt: z.nullable(Time),
});
export type Appeal = z.infer<typeof Appeal>;

/** Appeals, the newest first. */
export const listAppeals = endpoint({
  method: 'GET',
  path: '/moderation/appeals',
  caller: 'moderator',
  rate: 'reads',
  query: z.object({ ...cursors, state: z.catch(z.optional(AppealState), undefined) }),
  response: pageSchema(Appeal),
  errors: ['invalid_request'],
});

/** Decide on an appeal of another account, once. */
export const handleAppeal = endpoint({
  method: 'PUT',
  path: '/moderation/appeals/:id',
  caller: 'moderator',
  rate: 'writes',
  params: z.object({ id: Id }),
  body: z.strictObject({
    outcome: AppealOutcome,
    message: markdownText(1, MODERATION_LIMITS.message),
  }),
  response: none,
  errors: ['not_found', 'forbidden', 'conflict'],
});
