import * as z from 'zod/mini';
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

/** Ten years. Whoever is to stay away for longer is blocked. */
const MAX_BAN_SECONDS = 10 * 365 * 86_400;
const FIRST_YEAR = '2000';

const ById = z.object({ id: Id });
const message = markdownText(1, MODERATION_LIMITS.message);
const WithMessage = z.strictObject({ message });

/** What is common to changes: moderators act neither on each other nor on themselves. */
const change = {
  caller: 'moderator',
  rate: 'writes',
  params: ById,
  errors: ['forbidden', 'not_found'],
} as const;

/** What is common to reading. */
const reading = { method: 'GET', caller: 'moderator', rate: 'reads', params: ById } as const;

/** A change that leaves nothing to do for whoever comes second. */
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
  /** Whether it can be used: neither blocked nor banned for some time. */
  status: z.boolean(),
  /** Until when it is banned; null when it is not. One that is blocked may be banned as well. */
  bannedUntil: z.nullable(Time),
});

/** Until when each thing is forbidden; null allows it. */
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

/** What is left out stays as it is. */
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

/** Block an account, or let it in again. */
export const changeStatus = endpoint({
  ...change,
  method: 'PUT',
  path: '/moderation/user/:id/status',
  body: z.strictObject({ status: z.boolean(), message }),
  response: none,
});

/** Block an account for some time. */
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

/** Give an account the picture that is made from its id. */
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

/** What an account wrote under puzzles, the newest first. */
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

/** Everything moderators do, as the log names it. */
const ModerationAction = z.enum([
  'restrict',
  'block',
  'unblock',
  'ban',
  'unban',
  'removeUserName',
  'removeUserDescription',
  'removeUserPicture',
  'unpublishPuzzle',
  'deletePuzzle',
  'removePuzzleDescription',
  'unpublishCollection',
  'deleteCollection',
  'removeCollectionDescription',
  'removeComment',
  'deleteComment',
]);
export type ModerationAction = z.infer<typeof ModerationAction>;

const logged = {
  ...resource,
  action: ModerationAction,
  /** The id of the puzzle, the collection or the comment; null when it is about the account. */
  target: z.nullable(z.string()),
  description: z.string(),
  message: z.nullable(z.string()),
};

/** What moderators did to an account and its things, the newest first. */
export const listModerationsReceived = endpoint({
  ...reading,
  path: '/moderation/user/:id/moderations/received',
  query: CursorQuery,
  response: pageSchema(z.object({ ...logged, moderator: UserBrief })),
  errors: ['not_found', 'invalid_request'],
});

/** What an account did as a moderator, the newest first. */
export const listModerationsGiven = endpoint({
  ...reading,
  path: '/moderation/user/:id/moderations/given',
  query: CursorQuery,
  response: pageSchema(z.object({ ...logged, user: UserBrief })),
  errors: ['not_found', 'invalid_request'],
});

/** Make a published puzzle private again: the only way there is. */
export const unpublishPuzzle = endpoint({ ...once, path: '/moderation/puzzle/:id/unpublish' });

/** Delete a puzzle with all that hangs on it. */
export const moderatorDeletesPuzzle = endpoint({ ...once, path: '/moderation/puzzle/:id/delete' });

export const removePuzzleDescription = endpoint({
  ...once,
  path: '/moderation/puzzle/:id/description/remove',
});

export const unpublishCollection = endpoint({
  ...once,
  path: '/moderation/collection/:id/unpublish',
});

/** Delete a collection. Its puzzles stay; those that fill themselves cannot be deleted. */
export const moderatorDeletesCollection = endpoint({
  ...once,
  path: '/moderation/collection/:id/delete',
});

export const removeCollectionDescription = endpoint({
  ...once,
  path: '/moderation/collection/:id/description/remove',
});

/** Put a sentence in the place of what a comment says. */
export const removeComment = endpoint({ ...once, path: '/moderation/comment/:id/remove' });

/** Delete a comment without a trace under the puzzle. */
export const moderatorDeletesComment = endpoint({
  ...once,
  path: '/moderation/comment/:id/delete',
});
