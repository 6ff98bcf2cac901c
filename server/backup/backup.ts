import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { APPLICATION_NAME } from '../db/database.ts';
import { VERSION } from '../version.ts';
import { fileProblem, keepPart, partOf, requireTarget, writeProblem } from './target.ts';
import { SECTION_END, TABLES, type BackupHeader, type BackupTrailer } from './format.ts';

const NEWLINE = 0x0a;

interface BackupOptions {
  /** Cancels the backup. */
  readonly signal?: AbortSignal;
}

/**
 * Write a consistent snapshot of the stored tables to `file`, while the site keeps running. The
 * file gets its name only when it is complete and synced to disk. Returns the number of rows.
 * Throws a `StartProblem` if the file cannot be written; nothing is left behind then.
 */
export async function backUp(
  url: string,
  file: string,
  { signal = new AbortController().signal }: BackupOptions = {},
): Promise<number> {
  await requireTarget(file);
  const part = partOf(file);
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME });
  client.on('error', () => undefined); // the query under way fails too, and reports the error
  const tables: BackupTrailer['end'] = {};
  try {
    await client.connect();
    await client.query('begin isolation level repeatable read read only');
    const text = Readable.from(textOf(client, tables), { objectMode: false });
    const out = createWriteStream(part, { mode: 0o600, flags: 'wx' });
    await pipeline(text, createGzip(), out, { signal });
    await client.query('commit');
    await keepPart(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw await writeProblem(file, error);
  } finally {
    await client.end().catch(() => undefined);
  }
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}

async function* textOf(client: pg.Client, tables: BackupTrailer['end']): AsyncGenerator<Buffer> {
  const head: BackupHeader = {
    format: 'chiaro-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    release: VERSION,
    migrations: await appliedMigrations(client),
  };
  yield line(head);
  for (const table of TABLES) {
    const columns = await storedColumns(client, table);
    yield line({ table, columns });
    const list = columns.map((column) => `"${column}"`).join(', ');
    const hash = createHash('sha256');
    let rows = 0;
    const copy: AsyncIterable<Buffer> = client.query(copyTo(`copy "${table}" (${list}) to stdout`));
    for await (const chunk of copy) {
      hash.update(chunk);
      rows += newlinesIn(chunk);
      yield chunk;
    }
    yield Buffer.from(`${SECTION_END}\n`);
    tables[table] = { rows, sha256: hash.digest('hex') };
  }
  yield line({ end: tables } satisfies BackupTrailer);
}

function line(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

function newlinesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}

const Hashes = z.array(z.object({ hash: z.string() }));
const Columns = z.array(z.object({ column_name: z.string() }));

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return Hashes.parse(rows).map(({ hash }) => hash);
}

/** The columns of a table that are not generated. */
async function storedColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  );
  return Columns.parse(rows).map(({ column_name }) => column_name);
}

const DAILY = 7;
const WEEKLY = 4;
const MS_PER_WEEK = 7 * 86_400_000;
const NAME = /^chiaro-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2})Z\.gz$/;

/** True for the names of finished backups. */
export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

/** Unfinished files of this and of older releases. */
const PART = /^chiaro-[\dT-]{19}Z\.gz(?:\.[\da-f]{8})?\.part$/;

/** File name of a backup made at this moment; names sort by time. */
export function backupName(moment: Date): string {
  return `chiaro-${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z.gz`;
}

/** Back up into a folder and delete expired backups there. Returns the file. */
export async function backUpInto(
  url: string,
  folder: string,
  { now = new Date(), ...options }: BackupOptions & { readonly now?: Date } = {},
): Promise<string> {
  await requireBackupFolder(folder);
  const file = path.join(folder, backupName(now));
  await backUp(url, file, options);
  const names = await readdir(folder);
  const tooOld = [...backupsTooOld(names), ...(await abandonedParts(folder, names, now))];
  await Promise.all(tooOld.map((name) => rm(path.join(folder, name), { force: true })));
  return file;
}

/** Create the folder of the nightly backups if it is missing. Throws a `StartProblem`. */
export async function requireBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileProblem(`The folder ${folder}`, error);
  }
}

const ABANDONED_AFTER_MS = 86_400_000;

/** Unfinished files of processes that were killed. */
async function abandonedParts(
  folder: string,
  names: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const parts = names.filter((name) => PART.test(name));
  const found = await Promise.all(
    parts.map(async (name) => ({ name, entry: await stat(path.join(folder, name)) })),
  );
  return found
    .filter(({ entry }) => now.getTime() - entry.mtimeMs > ABANDONED_AFTER_MS)
    .map(({ name }) => name);
}

/**
 * Files of a folder to delete. Kept are the newest seven, and the newest of each of the four weeks
 * before them. Files with other names are ignored.
 */
export function backupsTooOld(names: readonly string[]): readonly string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
  const retained = new Set(newestFirst.slice(0, DAILY));
  const weeks = new Set<number>();
  for (const name of newestFirst.slice(DAILY)) {
    const week = weekOf(name);
    if (weeks.has(week) || weeks.size === WEEKLY) continue;
    weeks.add(week);
    retained.add(name);
  }
  return newestFirst.filter((name) => !retained.has(name));
}

function weekOf(name: string): number {
  const [, moment = ''] = NAME.exec(name) ?? [];
  const [day = '', time = ''] = moment.split('T');
  return Math.floor(Date.parse(`${day}T${time.replaceAll('-', ':')}Z`) / MS_PER_WEEK);
}
