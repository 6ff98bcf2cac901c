import { z } from 'zod';

/**
 * A backup is one gzip file of text. The first line is the header. The tables follow, each as a
 * line with its name, the lines of `COPY … TO STDOUT`, and a line `\.`. The last line has the
 * number of rows of each table and a hash of its lines. A file without the last line is incomplete.
 */
export const BackupHeader = z.object({
  format: z.literal('chiaro-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Version of Chiaro. */
  release: z.string(),
  /** Hashes of the migrations applied to the tables, the oldest first. */
  migrations: z.array(z.string()),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

const Name = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

export const TableHeader = z.object({ table: Name, columns: z.array(Name) });
export type TableHeader = z.infer<typeof TableHeader>;

export const BackupTrailer = z.object({
  end: z.record(Name, z.object({ rows: z.int(), sha256: z.string() })),
});
export type BackupTrailer = z.infer<typeof BackupTrailer>;

/** Ends the lines of a table. No data line equals it, since COPY writes a backslash twice. */
export const SECTION_END = '\\.';

/**
 * The tables in the order of their references. Tables with rows that expire by themselves are left
 * out: sessions (some may have been ended since), sign-ins in progress, tickets, and rate limit
 * counters. Jobs belong to the library; the nightly jobs find those that were not done.
 */
export const TABLES = [
  'app_user',
  'identity',
  'passkey',
  'avatar',
  'invitation',
  'collection',
  'puzzle',
  'daily_puzzle',
  'copyrighted',
  'collection_puzzle',
  'collection_follow',
  'completion',
  'play_record',
  'play_day',
  'play_report',
  'love',
  'comment',
  'notification',
  'moderation',
  'report',
  'appeal',
  'payment',
  'payment_event',
  'payment_dispute',
  'support_period',
] as const;

/**
 * Tables in backups of older releases that are not restored: restoring sessions would sign users in
 * again who have since signed out everywhere.
 */
export const NOT_RESTORED: readonly string[] = ['session'];
