import * as z from 'zod/mini';
import { CollectionQuery } from './collections.ts';
import { endpoint, none, raw } from './endpoint.ts';
import { markdownText } from './markdown.ts';
import {
  CollectionBrief,
  Id,
  pageSchema,
  PuzzleBrief,
  SupporterLevel,
  TEXT_LIMITS,
  Time,
  UserBrief,
  writtenText,
} from './shapes.ts';

const params = z.object({ id: Id });

/** The caller's own account. */
const Me = z.object({
  ...UserBrief.shape,
  supporterUntil: z.nullable(Time),
  /** Level 2 follows level 3 then; null if the level stays. Older servers omit it. */
  supporterLevel3Until: z.optional(z.nullable(Time)),
  /** Only `moderator` has a meaning. */
  labels: z.array(z.string()),
  /** Alias of `labels` for newer programs. */
  roles: z.array(z.string()),
  /** From one of the identity providers; empty without one. */
  email: z.string(),
  /** End of each restriction that is in force; null without one. */
  restrictions: z.optional(
    z.object({
      comments: z.nullable(Time),
      puzzles: z.nullable(Time),
      collections: z.nullable(Time),
      ratings: z.nullable(Time),
    }),
  ),
});
export type Me = z.infer<typeof Me>;

/** Number of puzzles and collections at the top of a profile. */
export const PROFILE_ITEMS = 8;

/** A profile. Parts are null if their owner keeps them private. */
const UserDetail = z.object({
  accessedAt: z.nullable(Time),
  /** Number of followers of the account's created puzzles. */
  followCount: z.int(),
  /** Number of loves for the account's published puzzles. */
  loveCount: z.int(),
  createdPuzzles: z.array(PuzzleBrief),
  createdPuzzlesCollection: z.nullable(Id),
  lovedPuzzles: z.nullable(z.array(PuzzleBrief)),
  lovedPuzzlesCollection: z.nullable(Id),
  solvedPuzzles: z.nullable(z.array(PuzzleBrief)),
  solvedPuzzlesCollection: z.nullable(Id),
  createdCollections: z.array(CollectionBrief),
});
export type UserDetail = z.infer<typeof UserDetail>;

export const readMe = endpoint({
  method: 'GET',
  path: '/user/me',
  caller: 'user',
  rate: 'reads',
  response: Me,
});

export const updateMe = endpoint({
  method: 'PUT',
  path: '/user/me',
  caller: 'user',
  rate: 'writes',
  body: z.strictObject({
    name: z.optional(writtenText(1, TEXT_LIMITS.userName)),
    description: z.optional(markdownText(0, TEXT_LIMITS.userDescription)),
  }),
  response: UserBrief,
  errors: ['invalid_request'],
});

/**
 * Remove the caller's account: every sign-in method, every session, private puzzles, collections.
 * Published puzzles and comments remain, under a neutral name.
 */
export const removeMe = endpoint({
  method: 'DELETE',
  path: '/user/me',
  caller: 'user',
  rate: 'writes',
  needsRecentSignIn: true,
  /** The account's name, typed by its owner. */
  body: z.strictObject({ confirm: z.string().check(z.maxLength(2 * TEXT_LIMITS.userName)) }),
  response: none,
  errors: ['invalid_request'],
});

export const readUser = endpoint({
  method: 'GET',
  path: '/user/:id',
  caller: 'anyone',
  rate: 'reads',
  params,
  response: UserBrief,
  errors: ['not_found'],
});

export const readUserDetail = endpoint({
  method: 'GET',
  path: '/user/:id/detail',
  caller: 'anyone',
  rate: 'reads',
  params,
  response: UserDetail,
  errors: ['not_found'],
});

/** Weeks of the solving calendar, including the current one. */
export const SOLVING_WEEKS = 53;

/** Solving calendar: number of solves per day. */
const SolvingDays = z.object({
  /** The Monday that starts the first week. */
  from: z.iso.date(),
  /** The last day. */
  today: z.iso.date(),
  /** Days with a solve, in order. */
  days: z.array(z.object({ date: z.iso.date(), solves: z.int() })),
});
export type SolvingDays = z.infer<typeof SolvingDays>;

/**
 * Solving calendar of an account; null if its owner keeps solves private. Days begin at midnight in
 * an IANA time zone; an unknown one is ignored, and UTC is the default.
 */
export const readSolvingDays = endpoint({
  method: 'GET',
  path: '/user/:id/solving-days',
  caller: 'anyone',
  rate: 'reads',
  params,
  query: z.object({ zone: z.optional(z.string().check(z.maxLength(64))) }),
  response: z.nullable(SolvingDays),
  errors: ['not_found'],
});

/** The account's own picture, else its default one. */
export const readAvatar = endpoint({
  method: 'GET',
  path: '/user/:id/avatar',
  caller: 'anyone',
  rate: 'pictures',
  params,
  response: raw,
  errors: ['not_found'],
});

/** Limits of a chosen picture (PNG, JPEG or WebP), in bytes and in pixels. */
export const PICTURE_LIMITS = { bytes: 128 * 1024, side: 512 } as const;
const BASE64_CHARACTERS = 4 * Math.ceil(PICTURE_LIMITS.bytes / 3);

/**
 * Choose a picture. It is stored as a small square, re-encoded. A later sign-in at a provider does
 * not replace it.
 */
export const writePicture = endpoint({
  method: 'PUT',
  path: '/user/me/avatar',
  caller: 'user',
  rate: 'uploads',
  bodySize: 'picture',
  body: z.strictObject({ picture: z.base64().check(z.maxLength(BASE64_CHARACTERS)) }),
  response: none,
  errors: ['invalid_request', 'busy'],
});

/** Return to the account's default picture. */
export const removePicture = endpoint({
  method: 'DELETE',
  path: '/user/me/avatar',
  caller: 'user',
  rate: 'writes',
  response: none,
});

/** Accounts whose names begin with `q`, or contain it if it has three letters or more. */
export const completeUserName = endpoint({
  method: 'GET',
  path: '/user/autocomplete',
  caller: 'user',
  rate: 'search',
  query: z.object({ q: writtenText(1, TEXT_LIMITS.userName) }),
  response: z.array(
    z.object({
      id: Id,
      createdAt: Time,
      name: z.string(),
      supporter: SupporterLevel,
      moderator: z.boolean(),
      createCount: z.int(),
    }),
  ),
});

export const listFollowedCollections = endpoint({
  method: 'GET',
  path: '/user/me/followed-collections',
  caller: 'user',
  rate: 'reads',
  query: CollectionQuery,
  response: pageSchema(CollectionBrief),
  errors: ['invalid_request'],
});
