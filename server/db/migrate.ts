import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartProblem } from '../StartProblem.ts';
import { withStartLock } from './startLock.ts';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { invariant } from '#base/invariant.ts';

const Journal = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});

/** A migration of this build. */
export interface MigrationFile {
  readonly name: string;
  /**
   * Time of creation. The query layer runs the migrations that are newer than the last one it ran.
   */
  readonly madeAtMs: number;
  /** As the query layer records it in the database. */
  readonly hash: string;
}

/** Next to the built server, and in the sources. */
const PLACES = ['migrations', 'server/db/migrations'];

/** The folder of the migrations, searched from this file upwards, since it may be in a bundle. */
export function migrationsFolder(): string {
  const start = path.dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = path.dirname(folder)) {
    const found = PLACES.map((place) => path.join(folder, place)).find((place) =>
      existsSync(path.join(place, 'meta/_journal.json')),
    );
    if (found !== undefined) return found;
    invariant(folder !== path.dirname(folder), 'the migrations lie above or beside the server');
  }
}

/** The migrations in a folder, in the order of its journal. */
export async function readMigrations(folder: string): Promise<readonly MigrationFile[]> {
  const journal = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = Journal.parse(JSON.parse(journal));
  const files = entries.map(async ({ tag, when }) => {
    const text = await readFile(path.join(folder, `${tag}.sql`), 'utf8');
    return { name: tag, madeAtMs: when, hash: createHash('sha256').update(text).digest('hex') };
  });
  return Promise.all(files);
}

const OLDEST_SERVER = 15;
const MAJOR_FACTOR = 10_000;

/**
 * Migrate the tables: one process at a time, on a separate connection that must reach the server
 * without a pooler. Throws a `StartProblem` if this build and the database are incompatible.
 */
export async function migrateDatabase(url: string, folder = migrationsFolder()): Promise<void> {
  const files = await readMigrations(folder);
  requireRising(files);
  await withStartLock(url, async (client) => {
    requireVersion(await serverVersion(client));
    await client.query('create extension if not exists pg_trgm');
    requireKnown(files, await appliedHashes(client));
    await migrate(drizzle(client), { migrationsFolder: folder });
    requireComplete(files, await appliedHashes(client));
  });
}

/**
 * Check that the query layer lacks: it silently skips a migration that is older than the last one.
 */
function requireRising(files: readonly MigrationFile[]): void {
  const wrong = files.find(({ madeAtMs }, index) => {
    const before = files[index - 1];
    return before !== undefined && before.madeAtMs >= madeAtMs;
  });
  if (!wrong) return;
  throw new StartProblem(
    `The migration ${wrong.name} is not newer than the one before it and would be left out: make it again.`,
  );
}

async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  return rows[0]?.version ?? 0;
}

/** Throws unless a server of this version, such as 150004, is new enough. */
export function requireVersion(version: number): void {
  const major = Math.floor(version / MAJOR_FACTOR);
  if (major >= OLDEST_SERVER) return;
  throw new StartProblem(
    `The database server is PostgreSQL ${major}, and Chiaro needs ${OLDEST_SERVER} or newer.`,
  );
}

/** The hashes of the migrations that were run on a database. */
async function appliedHashes(client: pg.Client | pg.Pool): Promise<ReadonlySet<string>> {
  const table = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!table.rows[0]?.isThere) return new Set();
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations',
  );
  return new Set(rows.map(({ hash }) => hash));
}

function requireKnown(files: readonly MigrationFile[], applied: ReadonlySet<string>): void {
  const known = new Set(files.map(({ hash }) => hash));
  const unknown = [...applied].filter((hash) => !known.has(hash)).length;
  if (unknown === 0) return;
  throw new StartProblem(
    `The database has ${unknown} ${unknown === 1 ? 'migration' : 'migrations'} that this version of Chiaro does not know: start the newer version, or use a database of this one.`,
  );
}

function requireComplete(files: readonly MigrationFile[], applied: ReadonlySet<string>): void {
  const missing = files.find(({ hash }) => !applied.has(hash));
  if (!missing) return;
  throw new StartProblem(
    `The migration ${missing.name} was left out, because the database has one that is newer: make it again.`,
  );
}

/**
 * True if the database has every migration of this build. It may have newer ones: during a rolling
 * update, both versions use one database.
 */
export async function hasMigrations(
  pool: pg.Pool,
  files: readonly MigrationFile[],
): Promise<boolean> {
  const applied = await appliedHashes(pool);
  return files.every(({ hash }) => applied.has(hash));
}
