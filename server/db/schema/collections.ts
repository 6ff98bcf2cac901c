import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { atMost, entersAtOnce, moment, resourceColumns, searchWords, tsvector } from './columns.ts';
import { users } from './users.ts';

const isPublic = sql.raw('"status" = 1');

/** Manual and automatic collections; an automatic one has no rows in `collection_puzzle`. */
export const collections = pgTable(
  'collection',
  {
    ...resourceColumns,
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Marks a title of the site itself, see `houseTitle`; null for authors. */
    houseTitle: text('house_title'),
    description: text('description').notNull().default(''),
    status: smallint('status').notNull().default(0),
    isSeries: boolean('is_series').notNull().default(false),
    /** `createdPuzzles`, `lovedPuzzles` or `solvedPuzzles`: one of each per account. */
    autoPopulate: text('auto_populate'),
    puzzleCount: integer('puzzle_count').notNull().default(0),
    followCount: integer('follow_count').notNull().default(0),
    /** Last change of its puzzles; `updatedAt` is that of any property. */
    modifiedAt: moment('modified_at')
      .notNull()
      .default(sql`now()`),
    search: tsvector('search').notNull().generatedAlwaysAs(searchWords),
  },
  (table) => [
    index('collection_created').on(table.createdAt, table.id).where(isPublic),
    index('collection_modified').on(table.modifiedAt, table.id).where(isPublic),
    index('collection_followed').on(table.followCount, table.id).where(isPublic),
    index('collection_creator').on(table.creatorId, table.createdAt, table.id),
    index('collection_handmade')
      .on(table.createdAt, table.id)
      .where(sql.raw('"status" = 1 and "auto_populate" is null')),
    index('collection_words').using('gin', table.search).with(entersAtOnce),
    unique('collection_automatic').on(table.creatorId, table.autoPopulate),
    check('collection_title_length', atMost('title', 100)),
    check('collection_description_length', atMost('description', 500)),
  ],
);

export const collectionFollows = pgTable(
  'collection_follow',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collectionId] }),
    index('collection_follow_collection').on(table.collectionId),
    index('collection_follow_user').on(table.userId, table.createdAt, table.collectionId),
  ],
);
