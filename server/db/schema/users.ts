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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMost, bytea, moment, resourceColumns } from './columns.ts';

/** Accounts. A removed one keeps its row, without identities and with another name. */
export const users = pgTable(
  'app_user',
  {
    ...resourceColumns,
    name: text('name').notNull(),
    /** The name as searches compare it, see `foldText`. */
    foldedName: text('folded_name').notNull().generatedAlwaysAs(sql.raw('search_fold("name")')),
    description: text('description').notNull().default(''),
    /** An honorary line under the name, given by the operator. */
    title: text('title'),
    /** The level of the time as a supporter: 1 if it is over, 0 if there was none. */
    supporter: smallint('supporter').notNull().default(0),
    /** Level 2 follows level 3 then; null if the level stays the same until `supporterUntil`. */
    supporterLevel3Until: moment('supporter_level3_until'),
    supporterUntil: moment('supporter_until'),
    labels: text('labels')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** False for blocked accounts. */
    active: boolean('active').notNull().default(true),
    /** Suspended until then, even if `active`. */
    bannedUntil: moment('banned_until'),
    removedAt: moment('removed_at'),
    accessedAt: moment('accessed_at'),
    /** Solved puzzles of others, counted as in `completion.counted`. */
    solveCount: integer('solve_count').notNull().default(0),
    /** Number of published puzzles. */
    createCount: integer('create_count').notNull().default(0),
    commentsUntil: moment('comments_until'),
    puzzlesUntil: moment('puzzles_until'),
    collectionsUntil: moment('collections_until'),
    ratingsUntil: moment('ratings_until'),
    /** Created by the sample site, which is only added to databases without other accounts. */
    isSample: boolean('is_sample').notNull().default(false),
    /** The account of the site itself, which publishes generated puzzles. Nobody signs in to it. */
    isHouse: boolean('is_house').notNull().default(false),
  },
  (table) => [
    uniqueIndex('user_house')
      .on(table.isHouse)
      .where(sql`${table.isHouse}`),
    check('user_house_labels', sql`not ${table.isHouse} or ${table.labels} = '{}'`),
    index('user_name_prefix').on(sql`${table.foldedName} text_pattern_ops`, table.id),
    index('user_name_parts').using('gin', sql`${table.foldedName} gin_trgm_ops`),
    index('user_name_words').using('gin', sql`search_words(${table.name})`),
    check('user_name_length', sql`char_length(${table.name}) between 1 and 128`),
    check('user_description_length', atMost('description', 500)),
  ],
);

/** Invitations to sign up. Expired ones are deleted. */
export const invitations = pgTable(
  'invitation',
  {
    ...resourceColumns,
    secretHash: bytea('secret_hash').notNull().unique('invitation_secret'),
    /** The moderator who created it; null if the host did at the terminal. */
    creatorId: uuid('creator_id').references(() => users.id, { onDelete: 'cascade' }),
    /** For moderators: whom it is for. */
    note: text('note').notNull().default(''),
    uses: integer('uses').notNull(),
    used: integer('used').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('invitation_created').on(table.createdAt, table.id),
    index('invitation_creator').on(table.creatorId),
    check('invitation_uses', sql`${table.used} between 0 and ${table.uses}`),
    check('invitation_note_length', atMost('note', 100)),
  ],
);

/** Sign-in methods. Deleting one deletes its passkey. */
export const identities = pgTable(
  'identity',
  {
    ...resourceColumns,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    /** The account's id at the provider; for a passkey, the id of its credential. */
    subject: text('subject').notNull(),
    email: text('email').notNull().default(''),
    /** Name of the passkey's device. */
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

/** Sessions. The token itself is only in the cookie. */
export const sessions = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytea('token_hash').notNull().unique('session_token'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The User-Agent of the browser. */
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

/** Sign-ins whose browser is at the provider. */
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
    /** Hash of the secret of the invitation for a new account. */
    invitationHash: bytea('invitation_hash'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('oauth_flow_expiry').on(table.expiresAt)],
);

/** Challenges of passkeys without an answer yet. */
export const passkeyChallenges = pgTable(
  'passkey_challenge',
  {
    challengeHash: bytea('challenge_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    bindHash: bytea('bind_hash').notNull(),
    /** The account that adds a passkey. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The id and the name of the account that will be created. */
    newUserId: uuid('new_user_id'),
    newName: text('new_name'),
    /** Hash of the secret of the invitation for it. */
    invitationHash: bytea('invitation_hash'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenge_expiry').on(table.expiresAt)],
);

/** Secrets that can be exchanged for a session, once. */
export const loginTickets = pgTable(
  'login_ticket',
  {
    secretHash: bytea('secret_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser that started the sign-in; null for an address printed at the server. */
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
    /** Chosen by its owner or a moderator: a provider's picture does not replace it. */
    chosen: boolean('chosen').notNull().default(false),
    /** True if its bytes were re-encoded here; false for pictures of earlier releases. */
    redrawn: boolean('redrawn').notNull().default(false),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  () => [check('avatar_size', sql.raw('octet_length("bytes") <= 262144'))],
);

/** Counters of the rate limits that are shared by processes; the library defines this table. */
export const rateLimits = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
