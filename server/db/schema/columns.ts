import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment, with its zone. Set by the clock of the database, compared in SQL only. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Columns of everything that has an address: ids are UUIDs of version 7, made by the server. */
export const resource = {
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

/** That a text is no longer than `most` characters. The contract says so as well. */
export const atMost = (column: string, most: number) =>
  sql.raw(`char_length("${column}") <= ${most}`);
