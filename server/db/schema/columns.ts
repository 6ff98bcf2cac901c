import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { SEPARATORS_IN_SQL } from '../../domain/words.ts';

/** A moment, with its zone. Set by the clock of the database, compared in SQL only. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Columns of everything that has an address: ids are UUIDs made by the server, by `newId`. */
export const resourceColumns = {
  id: uuid('id').primaryKey(),
  createdAt: moment('created_at')
    .notNull()
    .default(sql`now()`),
  updatedAt: moment('updated_at')
    .notNull()
    .default(sql`now()`),
} as const;

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** Words of a text, made by the database from other columns. */
export const tsvector = customType<{ data: string }>({
  dataType: () => 'tsvector',
});

const wordsIn = (column: string) =>
  `to_tsvector('simple', regexp_replace("${column}", '${SEPARATORS_IN_SQL}', ' ', 'g'))`;

/** The words of a title and a description, those of the title first. */
export const searchWords = sql.raw(
  `setweight(${wordsIn('title')}, 'A') || setweight(${wordsIn('description')}, 'B')`,
);

/**
 * Options of indexes of words and lists. Rows change often, for their counts, and each change
 * enters them again: put off and kept in a list, those entries made a search cost 4 ms instead of
 * 0.2 at 100,000 puzzles.
 */
export const entersAtOnce = { fastupdate: false } as const;

/** That a text is no longer than `most` characters. The contract says so as well. */
export const atMost = (column: string, most: number) =>
  sql.raw(`char_length("${column}") <= ${most}`);
