import { z } from 'zod';

/**
 * A backup is one gzip file of text. The first line says what it is; then come the tables, each as
 * a line that names it, the lines of `COPY … TO STDOUT`, and a line `\.`; the last line says how
 * many rows each table has, with a hash of its lines. A file without the last line is not whole.
 */
export const Head = z.object({
  format: z.literal('chiaro-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Of Chiaro. */
  release: z.string(),
  /** Hashes of the migrations that the tables have gone through, the oldest first. */
  migrations: z.array(z.string()),
});
export type Head = z.infer<typeof Head>;

const Name = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/));

export const SectionHead = z.object({ table: Name, columns: z.array(Name) });
export type SectionHead = z.infer<typeof SectionHead>;

export const Tail = z.object({
  end: z.record(Name, z.object({ rows: z.int(), sha256: z.string() })),
});
export type Tail = z.infer<typeof Tail>;

/** Ends the lines of a table: none of them is like it, since COPY writes a backslash twice. */
export const SECTION_END = '\\.';

/**
 * The tables in the order of their references. Left out are those whose rows end by themselves:
 * sessions, of which some may have been ended since, sign-ins under way and the counts of limits.
 * Jobs are the library's; those that were not done, the nightly ones find.
 */
export const TABLES = [
  'app_user',
  'identity',
  'passkey',
  'avatar',
  'collection',
  'puzzle',
  'copyrighted',
  'collection_puzzle',
  'collection_follow',
  'completion',
  'love',
  'comment',
  'notification',
  'moderation',
  'report',
  'payment',
  'payment_event',
] as const;

/**
 * Tables that backups of older releases have and that are left out when they are restored: who
 * signed out everywhere since would be signed in again.
 */
export const LEFT_OUT: readonly string[] = ['session'];
