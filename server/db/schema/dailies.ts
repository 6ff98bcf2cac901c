import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { puzzles } from './puzzles.ts';

/**
 * The puzzle of each day. It is private until its day, so that every list, count and address of
 * puzzles leaves it out.
 */
export const dailyPuzzles = pgTable(
  'daily_puzzle',
  {
    /** In UTC. */
    date: date('date', { mode: 'string' }).primaryKey(),
    puzzleId: uuid('puzzle_id')
      .notNull()
      .unique('daily_puzzle_once')
      .references(() => puzzles.id, { onDelete: 'cascade' }),
    /** Family, recipe and score of a generated puzzle; null for one that a moderator chose. */
    family: text('family'),
    recipe: text('recipe'),
    score: smallint('score'),
    /** The number of the seed of this date. */
    attempt: integer('attempt').notNull().default(0),
    /** The seed that a moderator requested; greater than `attempt` until its puzzle is made. */
    wanted: integer('wanted').notNull().default(0),
    madeAt: moment('made_at')
      .notNull()
      .default(sql`now()`),
    /** Time of publication on its day; null before. */
    shownAt: moment('shown_at'),
  },
  (table) => [check('daily_puzzle_score', sql`${table.score} between 0 and 100`)],
);
