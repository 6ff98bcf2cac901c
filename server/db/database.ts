import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { errorCode } from './databaseErrors.ts';
import { schema } from './schema.ts';

/** The database; each statement runs on its own. */
export type Db = NodePgDatabase<typeof schema>;

/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The database or an open transaction. */
export type Queryable = Db | Tx;

/** Identifies connections of Chiaro at the database server. */
export const APPLICATION_NAME = 'chiaro';

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 3_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
/**
 * Planner options. A random page read costs hardly more than a sequential one, in memory and on an
 * SSD; with the default the planner reads whole indexes to save a few pages. No statement here is
 * long enough for JIT compilation to pay off.
 */
const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c jit=off';

/** Connections to the database. */
export interface OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Wait for running queries and close all connections. */
  close(this: void): Promise<void>;
}

interface DatabaseOptions {
  /** Maximum number of connections. */
  readonly poolSize: number;
  /** Called when an idle connection is lost; the pool replaces it on demand. */
  readonly onLostConnection?: (code: string) => void;
}

/** Create a connection pool. It connects at the first query, so the server may start later. */
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
  // Errors carry the whole client, password included. Without a listener they would end the
  // process: here those of idle connections, below those of connections between two queries of a
  // transaction.
  pool.on('error', (error) => onLostConnection(errorCode(error) ?? 'unknown'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}
