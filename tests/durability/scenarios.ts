import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { backUp } from '#server/backup/backup.ts';
import { readBackup } from '#server/backup/readBackup.ts';
import { openDatabase } from '#server/db/database.ts';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { stopUnlessUsed } from '#server/db/embedded/postmaster.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { fillSite } from '#server/seed/fillSite.ts';
import { killNow, processTree, BuiltProgram } from '#tests/support/BuiltProgram.ts';
import { between, everything, settings, type Course, type Finding, type Kill } from './course.ts';
import { findLosses, Writers } from './Writers.ts';

/** Kill while sixteen clients write; afterwards every confirmed write must exist. */
export async function killWhileWriting(
  scenario: string,
  kill: Kill,
  { folder, rounds }: Course,
): Promise<Finding> {
  const { url } = embeddedPlace(folder);
  const losses: string[] = [];
  const againMs: number[] = [];
  let server = new BuiltProgram('main', settings(folder));
  let address = await server.ready();
  const database = openDatabase(url, { poolSize: 2 });
  const writers = await Writers.of(database);
  for (let round = 0; round < rounds; round++) {
    writers.start(address);
    await sleep(between(500, 1400));
    killNow(kill(server, folder));
    const killedAt = Date.now();
    if (!kill(server, folder).includes(server.pid)) await untilAway(address);
    else {
      await server.ended;
      server = new BuiltProgram('main', settings(folder));
    }
    address = await server.ready();
    againMs.push(Date.now() - killedAt);
    await writers.stop();
    losses.push(...(await findLosses(database.pool, writers.promised)));
  }
  await database.close();
  await server.stop();
  return { scenario, rounds, acknowledged: writers.promised.length, losses, againMs };
}

const PROMISES = 50;

/**
 * Without killing: every confirmed write must have been flushed to disk by then. The database
 * counts its flushes, and with `fsync` it reports one after syncing the file.
 */
export async function watchSyncs({ folder }: Course): Promise<Finding> {
  const server = new BuiltProgram('main', settings(folder));
  const address = await server.ready();
  const database = openDatabase(embeddedPlace(folder).url, { poolSize: 1 });
  const writers = await Writers.of(database);
  const losses: string[] = [];
  for (let i = 1; i <= PROMISES; i++) {
    const { rows: before } = await database.pool.query<{ end: string }>(
      'select pg_current_wal_insert_lsn() as end',
    );
    await writers.writeNext(address);
    const { rows: after } = await database.pool.query<{ synced: boolean }>(
      `select pg_current_wal_flush_lsn() > $1 and current_setting('fsync')::bool as synced`,
      [before[0]?.end],
    );
    if (!after[0]?.synced) losses.push(`promise ${i} was not on the disk when it was given`);
  }
  await database.close();
  await server.stop();
  const scenario = 'nothing: each promise is synced';
  return { scenario, rounds: 1, acknowledged: writers.promised.length, losses, againMs: [] };
}

/** The server needs a moment to detect that its database is gone. */
async function untilAway(address: string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (!answer?.ok) return;
    await sleep(20);
  }
}

/** Kill everything while the first start creates the database; the next start must succeed. */
export async function killFirstStart({ folder, rounds }: Course): Promise<Finding> {
  const losses: string[] = [];
  const againMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const dataFolder = path.join(folder, String(round));
    const first = new BuiltProgram('main', settings(dataFolder));
    await sleep(between(100, 4000));
    killNow(everything(first, dataFolder));
    await first.ended;
    againMs.push(await startsAgain(dataFolder, losses));
    await rm(dataFolder, { recursive: true, force: true });
  }
  return { scenario: 'during the first start', rounds, acknowledged: null, losses, againMs };
}

/** Kill everything while the tables are created; the next start must finish the work. */
export async function killMigration({ folder, rounds }: Course): Promise<Finding> {
  const losses: string[] = [];
  const againMs: number[] = [];
  const place = embeddedPlace(folder);
  for (let round = 0; round < rounds; round++) {
    await startEmbedded(place);
    await withDatabase(place.url, (pool) =>
      pool.query(
        'drop schema public cascade; drop schema if exists drizzle cascade; create schema public',
      ),
    );
    const first = new BuiltProgram('main', settings(folder));
    await first.address();
    await sleep(between(0, 500));
    killNow(everything(first, folder));
    await first.ended;
    againMs.push(await startsAgain(folder, losses));
  }
  return { scenario: 'during a migration', rounds, acknowledged: null, losses, againMs };
}

/** Start normally; a failure to get ready counts as a loss. */
async function startsAgain(dataFolder: string, losses: string[]): Promise<number> {
  const startedAt = Date.now();
  const server = new BuiltProgram('main', settings(dataFolder));
  await server.ready().catch((error: unknown) => losses.push(String(error)));
  const againMs = Date.now() - startedAt;
  await server.stop();
  return againMs;
}

const SAMPLE = { users: 200, puzzles: 300, completions: 60_000, comments: 20_000, seed: 3 };

/** Kill a backup; a file with a final name must be complete. */
export async function killBackup({ folder, rounds }: Course): Promise<Finding> {
  const losses: string[] = [];
  const place = embeddedPlace(folder);
  await startEmbedded(place);
  await migrateDatabase(place.url);
  await fillSite(place.url, SAMPLE);
  for (let round = 0; round < rounds; round++) {
    const file = path.join(folder, `${round}.gz`);
    const backup = new BuiltProgram('backup', settings(folder), { args: [file] });
    await sleep(between(300, 1500));
    killNow(processTree(backup.pid));
    await backup.ended;
    losses.push(...(await faultsOf(file)));
  }
  await stopUnlessUsed(place);
  return { scenario: 'during a backup', rounds, acknowledged: null, losses, againMs: [] };
}

async function faultsOf(file: string): Promise<readonly string[]> {
  if (!existsSync(file)) return [];
  try {
    await readBackup(file, {
      begin: () => Promise.resolve(),
      table: () => () => Promise.resolve(),
    });
    return [];
  } catch (error) {
    return [`a backup has its name and is not whole: ${String(error)}`];
  }
}

/** Kill everything during a restore; afterwards the database is complete or empty. */
export async function killRestore({ folder, rounds }: Course): Promise<Finding> {
  const losses: string[] = [];
  const file = path.join(folder, 'sample.gz');
  await makeBackup(path.join(folder, 'sample'), file);
  for (let round = 0; round < rounds; round++) {
    const dataFolder = path.join(folder, String(round));
    const place = embeddedPlace(dataFolder);
    await startEmbedded(place);
    const restoring = new BuiltProgram('restore', settings(dataFolder), { args: [file] });
    await sleep(between(300, 3000));
    killNow(everything(restoring, dataFolder));
    await restoring.ended;
    await startEmbedded(place);
    losses.push(...(await partsOf(place.url)));
    await stopUnlessUsed(place);
    await rm(dataFolder, { recursive: true, force: true });
  }
  return { scenario: 'during a restore', rounds, acknowledged: null, losses, againMs: [] };
}

async function makeBackup(dataFolder: string, file: string): Promise<void> {
  const place = embeddedPlace(dataFolder);
  await startEmbedded(place);
  await migrateDatabase(place.url);
  await fillSite(place.url, SAMPLE);
  await backUp(place.url, file);
  await stopUnlessUsed(place);
}

/** For three tables that are filled early, late and last: whether each has rows. */
async function partsOf(url: string): Promise<readonly string[]> {
  return withDatabase(url, async (pool) => {
    const tables = ['app_user', 'completion', 'notification'];
    const filled: string[] = [];
    for (const table of tables) {
      const there = await pool.query<{ it: boolean }>('select to_regclass($1) is not null as it', [
        table,
      ]);
      if (!there.rows[0]?.it) continue;
      const { rows } = await pool.query<{ it: boolean }>(
        `select exists(select 1 from ${table}) as it`,
      );
      if (rows[0]?.it) filled.push(table);
    }
    return filled.length === 0 || filled.length === tables.length
      ? []
      : [`only a part was restored: ${filled.join(', ')}`];
  });
}

async function withDatabase<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  try {
    return await work(pool);
  } finally {
    await close();
  }
}
