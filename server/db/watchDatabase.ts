import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from './database.ts';
import { errorCode } from './databaseErrors.ts';

const CONNECT_TIMEOUT_MS = 3_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;

interface WatchOptions {
  /** Called while the server does not answer; may restart it. */
  readonly revive: (signal: AbortSignal) => Promise<void>;
  readonly onLost: (code: string) => void;
  readonly onBack: () => void;
  /** Called when the restart failed. */
  readonly onError: (error: unknown) => void;
}

/** Watches the connection to the database server while this process serves. */
export interface DatabaseWatch {
  readonly isUp: () => boolean;
  close(this: void): Promise<void>;
}

/**
 * Hold one idle connection. It ends at the same moment as the server, so that calls are refused at
 * once instead of waiting; and other processes detect by it that the server is in use. Resolves
 * once the connection is open.
 */
export async function watchDatabase(url: string, options: WatchOptions): Promise<DatabaseWatch> {
  const closing = new AbortController();
  const { signal } = closing;
  let isUp = true;
  let client = await connect(url);

  const hold = async () => {
    for (;;) {
      await ended(client);
      const next = await connectAgain();
      if (!next) return;
      client = next;
      if (!signal.aborted) continue;
      await next.end();
      return;
    }
  };

  const connectAgain = async () => {
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs *= 2) {
      try {
        const found = await connect(url);
        if (!isUp) options.onBack();
        isUp = true;
        return found;
      } catch (error) {
        if (isUp) options.onLost(errorCode(error) ?? 'unknown');
        isUp = false;
      }
      await options.revive(signal).catch((error: unknown) => {
        if (!signal.aborted) options.onError(error);
      });
      await sleep(Math.min(pauseMs, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => null);
    }
    return null;
  };

  const holding = hold();
  const close = async () => {
    closing.abort();
    await client.end();
    await holding;
  };
  return { isUp: () => isUp, close };
}

/** Resolves when a connection ends, for any reason. */
function ended(client: pg.Client): Promise<void> {
  return new Promise((resolve) => client.once('end', () => resolve()));
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  client.on('error', () => undefined); // an `end` event follows
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.end().catch(() => undefined);
    throw error;
  }
}
