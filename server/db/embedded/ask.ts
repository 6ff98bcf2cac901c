import pg from 'pg';
import { errorCode } from '../databaseErrors.ts';

const CONNECT_TIMEOUT_MS = 3_000;

/** What a server says when it is asked for a connection. */
export type ServerState = 'up' | 'starting' | 'silent';

/** Ask by connecting: files and process ids may be left over from a server that is gone. */
export async function askServer(url: string): Promise<ServerState> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'chiaro-start',
  });
  client.on('error', () => undefined); // whatever happens is told by the query
  try {
    await client.connect();
    await client.query('select 1');
    return 'up';
  } catch (error) {
    const code = errorCode(error);
    if (code === '53300') return 'up'; // all connections are taken
    return code === '57P03' ? 'starting' : 'silent';
  } finally {
    client.end().catch(() => undefined);
  }
}
