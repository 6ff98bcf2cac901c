import * as z from 'zod/mini';
import { ModerationAction } from './moderationAction.ts';
import { MODERATION_LIMITS } from './moderationLimits.ts';
import { endpoint, none } from './endpoint.ts';
import { markdownText } from './markdown.ts';
import {
  CollectionBrief,
  CursorQuery,
  Id,
  pageSchema,
  PuzzleBrief,
  resource,
  Time,
  UserBrief,
} from './shapes.ts';
import { SentText } from './text.ts';

/** Ten years. For longer exclusions, block the account. */
const MAX_BAN_SECONDS = 10 * 365 * 86_400;
const FIRST_YEAR = '2000';

const ById = z.object({ id: Id });
const message = markdownText(1, MODERATION_LIMITS.message);
const WithMessage = z.strictObject({ message });

/** Common part of changes: moderators act neither on each other nor on themselves. */
const change = {
  caller: 'moderator',
  rate: 'writes',
  params: ById,
  errors: ['forbidden', 'not_found'],
} as const;

/** Common part of reading calls. */
const reading = { method: 'GET', caller: 'moderator', rate: 'reads', params: ById } as const;

/**
 * A change that only the first of several simultaneous calls makes; the others get a `conflict`.
 */
const once = {
  ...change,
  method: 'POST',
  body: WithMessage,
  response: none,
  errors: ['forbidden', 'not_found', 'conflict'],
} as const;

const Account = z.object({
  ...resource,
  registeredAt: Time,
  accessedAt: z.nullable(Time),
  labels: z.array(z.string()),
  /** True if the account is neither blocked nor suspended. */
  status: z.boolean(),
  /** End of the suspension; null without one. A blocked account may be suspended as well. */
  bannedUntil: z.nullable(Time),
  /** Actions that would change nothing, for example on a description that is empty. */
  done: z.array(ModerationAction),
});

/** End of each restriction; null if it is not restricted. */
const Restrictions = z.object({
  comments: z.nullable(Time),
  puzzles: z.nullable(Time),
  collections: z.nullable(Time),
  ratings: z.nullable(Time),
});

const RestrictionEnd = z.nullable(
  Time.check(z.refine((time) => time >= FIRST_YEAR, 'Expected a time in this millennium')),
);

export const readAccount = endpoint({
  ...reading,
  path: '/moderation/user/:id',
  response: Account,
  errors: ['not_found'],
});

export const readRestrictions = endpoint({
  ...reading,
  path: '/moderation/user/:id/restrictions',
  response: Restrictions,
  errors: ['not_found'],
});

/** Omitted restrictions stay unchanged. */
export const changeRestrictions = endpoint({
  ...change,
  method: 'PUT',
  path: '/moderation/user/:id/restrictions',
  body: z.strictObject({
    restrictions: z.strictObject({
      comments: z.optional(RestrictionEnd),
      puzzles: z.optional(RestrictionEnd),
      collections: z.optional(RestrictionEnd),
      ratings: z.optional(RestrictionEnd),
    }),
    message,
  }),
  response: Restrictions,
});

/** Block an account, or unblock it. */
export const changeStatus = endpoint({
  ...change,
  method: 'PUT',
  path: '/moderation/user/:id/status',
  body: z.strictObject({ status: z.boolean(), message }),
  response: none,
});

/** Suspend an account for some time. */
export const banUser = endpoint({
  ...change,
  method: 'POST',
  path: '/moderation/user/:id/ban',
  body: z.strictObject({
    expiresInSeconds: z.int().check(z.minimum(1), z.maximum(MAX_BAN_SECONDS)),
    message,
  }),
  response: none,
});

export const unbanUser = endpoint({ ...once, path: '/moderation/user/:id/unban' });

export const removeUserName = endpoint({ ...once, path: '/moderation/user/:id/name/remove' });

export const removeUserDescription = endpoint({
  ...once,
  path: '/moderation/user/:id/description/remove',
});

/** Reset the picture of an account to its default one. */
export const removeUserPicture = endpoint({ ...once, path: '/moderation/user/:id/picture/remove' });

/** All puzzles of an account, private ones included, the newest first. */
export const listPuzzlesOfUser = endpoint({
  ...reading,
  path: '/moderation/user/:id/puzzles',
  query: CursorQuery,
  response: pageSchema(PuzzleBrief),
  errors: ['not_found', 'invalid_request'],
});

/** All collections of an account, private and automatic ones included, the newest first. */
export const listCollectionsOfUser = endpoint({
  ...reading,
  path: '/moderation/user/:id/collections',
  query: CursorQuery,
  response: pageSchema(CollectionBrief),
  errors: ['not_found', 'invalid_request'],
});

/** The comments of an account, the newest first. */
export const listCommentsOfUser = endpoint({
  ...reading,
  path: '/moderation/user/:id/comments',
  query: CursorQuery,
  response: pageSchema(
    z.object({
      ...resource,
      puzzle: z.object({ ...resource, title: z.string() }),
      creatorId: Id,
      content: z.string(),
    }),
  ),
  errors: ['not_found', 'invalid_request'],
});

const logged = {
  ...resource,
  action: ModerationAction,
  /** The id of the puzzle, the collection or the comment; null if the account itself is meant. */
  target: z.nullable(z.string()),
  /** In English, plain text. */
  description: z.string(),
  /** The same for people; null for old entries. */
  text: z.optional(z.nullable(SentText)),
  message: z.nullable(z.string()),
};

/** Actions of moderators on an account and its content, the newest first. */
export const listModerationsReceived = endpoint({
  ...reading,
  path: '/moderation/user/:id/moderations/received',
  query: CursorQuery,
  response: pageSchema(z.object({ ...logged, moderator: UserBrief })),
  errors: ['not_found', 'invalid_request'],
});

/** Actions of an account as a moderator, the newest first. */
export const listModerationsGiven = endpoint({
  ...reading,
  path: '/moderation/user/:id/moderations/given',
  query: CursorQuery,
  response: pageSchema(z.object({ ...logged, user: UserBrief })),
  errors: ['not_found', 'invalid_request'],
});

/** Make a published puzzle private again; no other call can. */
export const unpublishPuzzle = endpoint({ ...once, path: '/moderation/puzzle/:id/unpublish' });

/** Delete a puzzle with all dependent data. */
export const moderatorDeletesPuzzle = endpoint({ ...once, path: '/moderation/puzzle/:id/delete' });

export const removePuzzleDescription = endpoint({
  ...once,
  path: '/moderation/puzzle/:id/description/remove',
});

export const unpublishCollection = endpoint({
  ...once,
  path: '/moderation/collection/:id/unpublish',
});

/** Delete a collection. Its puzzles remain; automatic collections cannot be deleted. */
export const moderatorDeletesCollection = endpoint({
  ...once,
  path: '/moderation/collection/:id/delete',
});

export const removeCollectionDescription = endpoint({
  ...once,
  path: '/moderation/collection/:id/description/remove',
});

/** Replace the text of a comment with a notice. */
export const removeComment = endpoint({ ...once, path: '/moderation/comment/:id/remove' });

/** Delete a comment without leaving a notice. */
export const moderatorDeletesComment = endpoint({
  ...once,
  path: '/moderation/comment/:id/delete',
});
