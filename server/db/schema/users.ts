import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMost, bytea, moment, resourceColumns } from './columns.ts';

/** Accounts. One that was removed keeps its row, without identities and with another name. */
export const users = pgTable(
  'app_user',
  {
    ...resourceColumns,
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** An honorary line under the name, given by whoever runs the site. */
    title: text('title'),
    /** The level bought last; what counts is it together with `supporterUntil`. 0 is never. */
    supporter: smallint('supporter').notNull().default(0),
    supporterUntil: moment('supporter_until'),
    labels: text('labels')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** False for accounts that are blocked. */
    active: boolean('active').notNull().default(true),
    /** Blocked until then, even though `active`. */
    bannedUntil: moment('banned_until'),
    removedAt: moment('removed_at'),
    accessedAt: moment('accessed_at'),
    /** Puzzles of others solved, as `completion.counted` has it. */
    solveCount: integer('solve_count').notNull().default(0),
    /** Puzzles published. */
    createCount: integer('create_count').notNull().default(0),
    commentsUntil: moment('comments_until'),
    puzzlesUntil: moment('puzzles_until'),
    collectionsUntil: moment('collections_until'),
    ratingsUntil: moment('ratings_until'),
    /** Made by the sample site, which fills no database that holds another account. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [
    index('user_name_prefix').on(sql`lower(${table.name}) text_pattern_ops`, table.id),
    index('user_name_parts').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
    check('user_name_length', sql`char_length(${table.name}) between 1 and 128`),
    check('user_description_length', atMost('description', 500)),
  ],
);

/** Ways to sign in. Removing one removes the passkey that belongs to it. */
export const identities = pgTable(
  'identity',
  {
    ...resourceColumns,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The account's name at the provider; of a passkey the id of its credential. */
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    /** Names the device of a passkey. */
    label: text('label').notNull().default(''),
  },
  (table) => [
    unique('identity_subject').on(table.provider, table.subject),
    index('identity_user').on(table.userId),
    check('identity_label_length', atMost('label', 100)),
  ],
);

export const passkeys = pgTable('passkey', {
  identityId: uuid('identity_id')
    .primaryKey()
    .references(() => identities.id, { onDelete: 'cascade' }),
  publicKey: bytea('public_key').notNull(),
  counter: integer('counter').notNull(),
  transports: text('transports').array().notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  lastUsedAt: moment('last_used_at'),
});

/** Who is signed in where. The token itself is only in the cookie. */
export const sessions = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytea('token_hash').notNull().unique('session_token'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser, as it calls itself. */
    agent: text('agent').notNull().default(''),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
    lastSeenAt: moment('last_seen_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_expiry').on(table.expiresAt),
    check('session_agent_length', atMost('agent', 200)),
  ],
);

/** Sign-ins that are at the provider just now. */
export const oauthFlows = pgTable(
  'oauth_flow',
  {
    stateHash: bytea('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    pkceVerifier: text('pkce_verifier').notNull(),
    nonce: text('nonce').notNull(),
    successUrl: text('success_url').notNull(),
    errorUrl: text('error_url').notNull(),
    bindHash: bytea('bind_hash').notNull(),
    linkUserId: uuid('link_user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('oauth_flow_expiry').on(table.expiresAt)],
);

/** Challenges of passkeys that wait for their answer. */
export const passkeyChallenges = pgTable(
  'passkey_challenge',
  {
    challengeHash: bytea('challenge_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    bindHash: bytea('bind_hash').notNull(),
    /** The account that gets one more passkey. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The id and the name of the account that is to be made. */
    newUserId: uuid('new_user_id'),
    newName: text('new_name'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_expiry').on(table.expiresAt)],
);

/** Secrets that can be turned into a session, once. */
export const loginTickets = pgTable(
  'login_ticket',
  {
    secretHash: bytea('secret_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the browser that began; null for an address that was printed at the server. */
    bindHash: bytea('bind_hash'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('login_ticket_expiry').on(table.expiresAt)],
);

export const avatars = pgTable(
  'avatar',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    mime: text('mime').notNull(),
    bytes: bytea('bytes').notNull(),
    sha256: text('sha256').notNull(),
    /** By its owner, or a moderator: that of a provider does not take its place. */
    chosen: boolean('chosen').notNull().default(false),
    /** Its bytes are our own: false for what was kept before pictures were drawn anew. */
    redrawn: boolean('redrawn').notNull().default(false),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  () => [check('avatar_size', sql.raw('octet_length("bytes") <= 262144'))],
);

/** Counts of the limits that hold across processes; the library knows this table. */
export const rateLimits = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
