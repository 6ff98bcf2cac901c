import pg from 'pg';
import { APPLICATION_NAME } from './database.ts';

/** Key of the advisory lock that is held while a process creates or changes tables. */
const LOCK = 4_173_001;
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Run work that only one process may do at a time, such as migrations, on a connection that must
 * reach the server without a pooler. The lock ends with the connection.
 */
export async function withStartLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined); // the query under way fails too, and reports the error
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
