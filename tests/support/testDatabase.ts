import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openDatabase, type Db } from '#server/db/database.ts';
import { databaseUrl, runStatements } from './adminStatements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a database whose account may make others; nobody works in it. */
    readonly adminUrl: string;
    /** The name of a database that has been migrated and is never connected to. */
    readonly templateName: string;
  }
}

/** A database of a test file alone. */
export interface TestDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
}

const POOL_SIZE = 20;
/** On a busy machine, calls wait long for a connection where many come at once. */
const CONNECT_TIMEOUT_MS = 60_000;

/**
 * Make a database for this test file, empty but migrated: `const { db } = await useDatabase();` at
 * the top of the file. It is dropped after the last test.
 */
export async function useDatabase(): Promise<TestDatabase> {
  const admin = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runStatements(admin, [`create database ${name} template ${inject('templateName')}`]);
  const url = databaseUrl(admin, name);
  const { db, pool, close } = openDatabase(url, { poolSize: POOL_SIZE });
  pool.options.connectionTimeoutMillis = CONNECT_TIMEOUT_MS;
  afterAll(async () => {
    await close();
    await runStatements(admin, [`drop database ${name} with (force)`]);
  });
  return { db, pool, url };
}
