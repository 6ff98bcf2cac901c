import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The address of the pages of this site when a server was last started; at most one row. */
export const siteAddresses = pgTable('site_address', {
  /** Always `site`. */
  name: text('name').primaryKey(),
  webOrigin: text('web_origin').notNull(),
  startedAt: moment('started_at')
    .notNull()
    .default(sql`now()`),
});

/** Random texts of this site that no answer contains. Not part of backups: a new one is as good. */
export const siteSecrets = pgTable('site_secret', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
});
