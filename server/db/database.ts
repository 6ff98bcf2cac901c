import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorCode } from './databaseErrors.ts';
import type { Db } from './Db.ts';
import { schema } from './schema.ts';

/** By this name the server knows the connections of Chiaro. */
export const APPLICATION_NAME = 'chiaro';

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 3_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/**
 * What the planner is told. A page that is read at random costs hardly more than the next one, in
 * memory and on a solid-state disk: told otherwise it reads whole indexes to save a few pages. And
 * no statement here is long enough to be worth compiling.
 */
const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off';

/** Connections to the database. */
export interface OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Wait for queries under way and close all connections. */
  close(this: void): Promise<void>;
}

interface DatabaseOptions {
  /** The most connections at a time. */
  readonly poolSize: number;
  /** Told when a connection is lost that nobody uses: the pool makes another one when asked. */
  readonly onLostConnection?: (code: string) => void;
}

/** Make a pool of connections. It connects when it is asked first: the server may start later. */
export function openDatabase(
  url: string,
  { poolSize, onLostConnection = () => undefined }: DatabaseOptions,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    options: PLANNER_OPTIONS,
    keepAlive: true,
  });
  // Errors carry the whole client, password and all. Unheard, they would end the process: those of
  // idle connections here, those of connections between two queries of a transaction below.
  pool.on('error', (error) => onLostConnection(errorCode(error) ?? 'unknown'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
