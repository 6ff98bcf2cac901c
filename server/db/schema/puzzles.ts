import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { MAX_BRIEF_GRID } from '#contract/shapes.ts';
import { collections } from './collections.ts';
import {
  atMost,
  entersAtOnce,
  moment,
  resourceColumns,
  searchWordsAndClues,
  tsvector,
} from './columns.ts';
import { users } from './users.ts';

/** The rounds of a solve: the technique each one takes, and the number of cells it yields. */
export type PuzzleCurve = readonly { readonly level: number; readonly width: number }[];

/** Visibility to others. The stored numbers must never change their meaning. */
export const STATUS = { private: 0, public: 1 } as const;

/** Verdict of the solver on a published puzzle. The numbers are stored. */
export const VERDICT = { unknown: 0, unique: 1, several: 2, none: 3 } as const;

const isPublic = sql.raw('"status" = 1');

/**
 * Sort keys for the hardest step in ascending and descending lists: puzzles without a rating come
 * last in both.
 */
export const hardestOrMost = sql.raw('coalesce("hardest", 11)');
export const hardestOrLeast = sql.raw('coalesce("hardest", 0)');

/**
 * Counts and sort keys are columns of the puzzle itself: with a separate table, a filtered and
 * sorted search took four times as long.
 */
export const puzzles = pgTable(
  'puzzle',
  {
    ...resourceColumns,
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    /** Marks a title of the site itself, see `houseTitle`; null for authors. */
    houseTitle: text('house_title'),
    description: text('description').notNull(),
    designDifficulty: smallint('design_difficulty').notNull(),
    /** Compressed text of the grid with the colors of the solution. */
    data: text('data').notNull(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    /** 0 up to 36 cells, 1 up to 100, 2 above. */
    sizeClass: smallint('size_class').notNull(),
    /** Bit set, see `puzzleTypes.ts`. */
    types: smallint('types').notNull(),
    /** The ids of the rules and symbols that occur. */
    clues: text('clues').array().notNull(),
    /** Number of cells that players color. */
    emptyCells: smallint('empty_cells').notNull(),
    checksum: text('checksum').notNull(),
    /**
     * The grid as players get it, for cards; empty if it is too long for them, null if it has not
     * been written yet.
     */
    gridText: text('grid_text'),
    status: smallint('status').notNull().default(STATUS.private),
    publishedAt: moment('published_at'),
    solveCount: integer('solve_count').notNull().default(0),
    loveCount: integer('love_count').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** Number of ratings for each grade from 1 to 10. */
    rated: integer('rated')
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0,0,0,0,0,0}'`),
    seriesId: uuid('series_id').references(() => collections.id, { onDelete: 'set null' }),
    /** A random number: the starting point for picking a random puzzle. */
    chance: real('chance')
      .notNull()
      .default(sql`random()`),
    verdict: smallint('verdict'),
    /** Search steps up to the verdict. */
    verdictSteps: integer('verdict_steps'),
    verdictMs: integer('verdict_ms'),
    verdictAt: moment('verdict_at'),
    /**
     * Computed difficulty, see `rate`: the hardest step from 1 to 10, expected time, what-ifs, and
     * the course of a solve. Null if unknown.
     */
    hardest: smallint('hardest'),
    minutes: integer('minutes'),
    whatIfs: integer('what_ifs'),
    curve: jsonb('curve').$type<PuzzleCurve>(),
    /** Time of the last rating, even without a result. */
    computedAt: moment('computed_at'),
    /** The `RATING_METHOD` of that rating; null before method numbers existed. */
    computedBy: smallint('computed_by'),
    search: tsvector('search').notNull().generatedAlwaysAs(searchWordsAndClues),
  },
  (table) => [
    index('puzzle_published').on(table.publishedAt, table.id).where(isPublic),
    index('puzzle_solved').on(table.solveCount, table.id).where(isPublic),
    index('puzzle_loved').on(table.loveCount, table.id).where(isPublic),
    index('puzzle_difficulty').on(table.designDifficulty, table.id).where(isPublic),
    index('puzzle_hardest').on(hardestOrLeast, table.id).where(isPublic),
    index('puzzle_hardest_rising').on(hardestOrMost, table.id).where(isPublic),
    index('puzzle_without_grid').on(table.id).where(sql.raw('"grid_text" is null')),
    index('puzzle_chance').on(table.chance).where(isPublic),
    index('puzzle_creator').on(table.creatorId, table.createdAt, table.id),
    index('puzzle_series').on(table.seriesId),
    index('puzzle_checksum').on(table.checksum),
    index('puzzle_words').using('gin', table.search).with(entersAtOnce),
    index('puzzle_clues').using('gin', table.clues).with(entersAtOnce).where(isPublic),
    // Few distinct values each, so that any combination is counted from the index alone.
    index('puzzle_kind').on(table.types, table.sizeClass, table.designDifficulty).where(isPublic),
    index('puzzle_kind_by_hardest')
      .on(table.hardest, table.types, table.sizeClass, table.designDifficulty)
      .where(isPublic),
    check('puzzle_title_length', atMost('title', 100)),
    check('puzzle_description_length', atMost('description', 500)),
    check('puzzle_data_length', atMost('data', 20_000)),
    check('puzzle_grid_text_length', atMost('grid_text', MAX_BRIEF_GRID)),
    check('puzzle_difficulty_range', sql`${table.designDifficulty} between 0 and 10`),
    check('puzzle_hardest_range', sql`${table.hardest} between 1 and 10`),
    check('puzzle_published_when_public', sql.raw('("status" = 0) = ("published_at" is null)')),
  ],
);

/** Checksums of puzzles that may not be published here for copyright reasons. */
export const copyrighted = pgTable('copyrighted', {
  checksum: text('checksum').primaryKey(),
  note: text('note').notNull().default(''),
  createdAt: moment('created_at')
    .notNull()
    .default(sql`now()`),
});

/** Solves: one row per account and puzzle. */
export const completions = pgTable(
  'completion',
  {
    id: uuid('id').notNull().unique('completion_id'),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: moment('updated_at')
      .notNull()
      .default(sql`now()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    puzzleId: uuid('puzzle_id')
      .notNull()
      .references(() => puzzles.id, { onDelete: 'cascade' }),
    msUsed: integer('ms_used').notNull().default(0),
    /** True if some of the time was spent before the account signed in, as the client says. */
    isUnseen: boolean('is_unseen').notNull().default(false),
    lastReportAt: moment('last_report_at')
      .notNull()
      .default(sql`now()`),
    solvedAt: moment('solved_at'),
    /** True if it is included in the puzzle's `solveCount`. */
    counted: boolean('counted').notNull().default(false),
    hints: integer('hints').notNull().default(0),
    rating: smallint('rating'),
    /** Compressed colors of an unfinished solve, and the time of saving. */
    progress: text('progress'),
    progressAt: moment('progress_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.puzzleId] }),
    index('completion_user')
      .on(table.userId, table.solvedAt, table.puzzleId)
      .where(sql.raw('"solved_at" is not null')),
    index('completion_puzzle').on(table.puzzleId),
    index('completion_times')
      .on(table.puzzleId, table.msUsed)
      .where(sql.raw('"counted" and "hints" = 0')),
    check('completion_rating_range', sql`${table.rating} between 1 and 10`),
    check('completion_progress_length', atMost('progress', 8192)),
  ],
);

export const loves = pgTable(
  'love',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    puzzleId: uuid('puzzle_id')
      .notNull()
      .references(() => puzzles.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.puzzleId] }),
    index('love_puzzle').on(table.puzzleId),
    index('love_user').on(table.userId, table.createdAt, table.puzzleId),
  ],
);

export const comments = pgTable(
  'comment',
  {
    ...resourceColumns,
    puzzleId: uuid('puzzle_id')
      .notNull()
      .references(() => puzzles.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
  },
  (table) => [
    index('comment_puzzle').on(table.puzzleId, table.createdAt, table.id),
    index('comment_user').on(table.userId, table.createdAt, table.id),
    check('comment_length', sql`char_length(${table.content}) between 1 and 5000`),
  ],
);

/** Puzzles in manual collections. */
export const collectionPuzzles = pgTable(
  'collection_puzzle',
  {
    collectionId: uuid('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    puzzleId: uuid('puzzle_id')
      .notNull()
      .references(() => puzzles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.puzzleId] }),
    // The migration makes it deferrable: one update moves many rows.
    unique('collection_position').on(table.collectionId, table.position),
    index('collection_puzzle_puzzle').on(table.puzzleId),
  ],
);
