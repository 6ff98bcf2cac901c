import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { z } from 'zod';
import { StartProblem } from '../StartProblem.ts';
import { APPLICATION_NAME } from '../db/database.ts';
import { migrateDatabase, migrationsFolder, readMigrations } from '../db/migrate.ts';
import { NOT_RESTORED, TABLES, type BackupHeader, type TableHeader } from './format.ts';
import { readBackup, type TakeLines } from './readBackup.ts';
import { requireSource } from './target.ts';

/**
 * Fill an empty database from a backup, completely or not at all. Tables of an older release are
 * filled as they were, and migrated afterwards. Returns the number of rows. Throws a `StartProblem`
 * with the reason for the operator.
 */
export async function restore(
  url: string,
  file: string,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<number> {
  await requireSource(file);
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME });
  client.on('error', () => undefined); // the query under way fails too, and reports the error
  await client.connect();
  const filling = new Filling(client);
  try {
    await requireEmpty(client);
    const { end } = await readBackup(file, {
      begin: (head) => prepare(client, url, head),
      table: (head) => {
        const take = filling.table(head);
        return async (lines) => {
          signal?.throwIfAborted();
          await take(lines);
        };
      },
    });
    await client.query('commit');
    await client.query('analyze');
    await migrateDatabase(url);
    return Object.entries(end)
      .filter(([table]) => !NOT_RESTORED.includes(table))
      .reduce((sum, [, { rows }]) => sum + rows, 0);
  } catch (error) {
    filling.abort();
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const Found = z.array(z.object({ found: z.boolean() }));

/** Tables may exist, but must be empty. */
async function requireEmpty(client: pg.Client): Promise<void> {
  for (const table of TABLES) {
    const exists = await client.query('select to_regclass($1) is not null as found', [table]);
    if (Found.parse(exists.rows)[0]?.found !== true) continue;
    const rows = await client.query(`select exists(select 1 from "${table}") as found`);
    if (Found.parse(rows.rows)[0]?.found !== false)
      throw new StartProblem(
        'The database isn’t empty. Restore into a new data folder or another database.',
      );
  }
}

/** Create the tables as they were when the backup was made, and begin the one transaction. */
async function prepare(
  client: pg.Client,
  url: string,
  { migrations }: BackupHeader,
): Promise<void> {
  const folder = migrationsFolder();
  const known = await readMigrations(folder);
  const isPrefix = migrations.every((hash, i) => known[i]?.hash === hash);
  if (!isPrefix)
    throw new StartProblem(
      'The backup was made by a newer release. Install that release to restore it.',
    );
  await migrateUpTo(url, folder, migrations.length);
  await requireMigrations(client, migrations.length);
  await client.query('begin');
}

async function migrateUpTo(url: string, folder: string, count: number): Promise<void> {
  const copy = await mkdtemp(path.join(tmpdir(), 'chiaro-migrations-'));
  try {
    await cp(folder, copy, { recursive: true });
    const journal = path.join(copy, 'meta/_journal.json');
    const { entries, ...rest } = Journal.parse(JSON.parse(await readFile(journal, 'utf8')));
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
    await migrateDatabase(url, copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const Journal = z.looseObject({ entries: z.array(z.unknown()) });

/** An empty database may have been created by a newer release than the backup. */
async function requireMigrations(client: pg.Client, count: number): Promise<void> {
  const { rows } = await client.query(
    'select count(*)::int = $1 as found from drizzle.__drizzle_migrations',
    [count],
  );
  if (Found.parse(rows)[0]?.found !== true)
    throw new StartProblem(
      'The database and the backup are from different releases. Use a database without tables.',
    );
}

/** Fills one table after the other. */
class Filling {
  readonly #client: pg.Client;
  #copy: CopyStreamQuery | null = null;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  readonly table = ({ table, columns }: TableHeader): TakeLines => {
    if (NOT_RESTORED.includes(table)) return () => Promise.resolve();
    if (!TABLES.some((known) => known === table))
      throw new StartProblem(`The backup has an unknown table: ${table}.`);
    const list = columns.map((column) => `"${column}"`).join(', ');
    const copy = this.#client.query(copyFrom(`copy "${table}" (${list}) from stdin`));
    this.#copy = copy;
    const done = finished(copy);
    done.catch(() => undefined); // awaited at the end of the table, if it gets there
    return async (lines) => {
      if (lines === null) {
        copy.end();
        await done;
        this.#copy = null;
      } else if (!copy.write(lines)) {
        await Promise.race([new Promise((resolve) => copy.once('drain', resolve)), done]);
      }
    };
  };

  /** Abort a table half way: until then the connection accepts nothing but its lines. */
  abort(): void {
    this.#copy?.destroy(new Error('The backup cannot be used.'));
  }
}
