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

/** What people may know of their own account. */
const Me = z.object({
  ...UserBrief.shape,
  supporterUntil: z.nullable(Time),
  /** `moderator` is the one with a meaning. */
  labels: z.array(z.string()),
  /** The same: newer programs read it by this name. */
  roles: z.array(z.string()),
  /** Of one of the accounts at other sites; empty where there is none. */
  email: z.string(),
});
export type Me = z.infer<typeof Me>;

/** How many puzzles and collections a profile begins with. */
export const PROFILE_ITEMS = 8;

/** What a profile shows. Parts are null where their owner keeps them private. */
const UserDetail = z.object({
  accessedAt: z.nullable(Time),
  /** Who follows what this account creates. */
  followCount: z.int(),
  /** How often others loved what this account published. */
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
 * Remove one's account: every way to sign in, every session, private puzzles, collections.
 * Published puzzles and comments stay, under a name that says nothing.
 */
export const removeMe = endpoint({
  method: 'DELETE',
  path: '/user/me',
  caller: 'user',
  rate: 'writes',
  needsRecentSignIn: true,
  /** The account's name, typed in by its owner. */
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

/** Weeks that tell when somebody solved, the current one among them. */
export const SOLVING_WEEKS = 53;

/** On which days somebody solved how many puzzles. */
const SolvingDays = z.object({
  /** The Monday that the first week begins with. */
  from: z.iso.date(),
  /** The last day. */
  today: z.iso.date(),
  /** Days with a solve, in order. */
  days: z.array(z.object({ date: z.iso.date(), solves: z.int() })),
});
export type SolvingDays = z.infer<typeof SolvingDays>;

/**
 * When somebody solved, day by day; null where they keep their solves private. Days begin at
 * midnight in a time zone of the IANA database; one that is unknown is as none, which is UTC.
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

/** A picture: the account's own, else one that is made from its id. */
export const readAvatar = endpoint({
  method: 'GET',
  path: '/user/:id/avatar',
  caller: 'anyone',
  rate: 'pictures',
  params,
  response: raw,
  errors: ['not_found'],
});

/** What an account may choose as its picture: PNG, JPEG or WebP, in bytes and in pixels. */
export const PICTURE_LIMITS = { bytes: 128 * 1024, side: 512 } as const;
const BASE64_CHARACTERS = 4 * Math.ceil(PICTURE_LIMITS.bytes / 3);

/**
 * Choose a picture. A small square of it is kept, drawn anew. It stays when somebody signs in at a
 * provider that has another one.
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

/** Go back to the picture that is made from the account's id. */
export const removePicture = endpoint({
  method: 'DELETE',
  path: '/user/me/avatar',
  caller: 'user',
  rate: 'writes',
  response: none,
});

/** People whose names begin with `q`, or have it in them where it is three letters or longer. */
export const completeUserName = endpoint({
  method: 'GET',
  path: '/user/autocomplete',
  caller: 'user',
  rate: 'search',
  query: z.object({ q: writtenText(1, TEXT_LIMITS.userName) }),
  response: z.array(
    z.object({ id: Id, name: z.string(), supporter: SupporterLevel, moderator: z.boolean() }),
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
