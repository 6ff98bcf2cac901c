import pg from 'pg';
import { APPLICATION_NAME } from './database.ts';

/** Held while a process makes or changes tables; a number of our own. */
const LOCK = 4_173_001;
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Work that only one process may do at a time, such as changing tables, on a connection that must
 * reach the server without a pool in between. The lock ends with the connection.
 */
export async function underStartLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // the query under way fails as well, and tells
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
