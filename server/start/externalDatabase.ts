import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from '../db/database.ts';
import { errorCode } from '../db/databaseErrors.ts';
import { StartProblem } from '../StartProblem.ts';

const CONNECT_TIMEOUT_MS = 3_000;
/** A server that is starting reports it, and is waited for. */
const TIMEOUT_MS = 60_000;
const ASK_AGAIN_MS = 200;

/**
 * Wait until the server of a setting answers. Throws a `StartProblem` that names the setting, and
 * never contains its password.
 */
export async function waitForDatabase(
  setting: string,
  url: string,
  signal: AbortSignal,
): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    const error = await connectError(url);
    if (error === null) return;
    const isStarting = errorCode(error) === '57P03' && Date.now() < giveUpAt;
    if (!isStarting) throw new StartProblem(sentenceFor(setting, url, error));
    await sleep(ASK_AGAIN_MS, undefined, { signal });
  }
}

async function connectError(url: string): Promise<unknown> {
  try {
    const client = new pg.Client({
      connectionString: url,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    });
    client.on('error', () => undefined); // the query reports the error
    try {
      await client.connect();
      await client.query('select 1');
      return null;
    } finally {
      client.end().catch(() => undefined);
    }
  } catch (error) {
    return error;
  }
}

function sentenceFor(setting: string, url: string, error: unknown): string {
  const { user, database, host, port } = partsOf(url);
  const code = errorCode(error) ?? 'no answer';
  switch (code) {
    case '28P01':
    case '28000':
      return `The database server of ${setting} refuses the account "${user}": check its name and password.`;
    case '3D000':
      return `The server of ${setting} has no database "${database}": create it first.`;
    case '53300':
      return `The server of ${setting} has no connection left for us: allow more, or stop what uses them.`;
    default:
      return /^[\dA-Z]{5}$/.test(code) && error instanceof Error
        ? `The database of ${setting} cannot be used: ${error.message} (${code}).`
        : `No database server answers at ${host}:${port}, the address in ${setting} (${code}).`;
  }
}

function partsOf(url: string) {
  const { user, database, host, port } = new pg.Client({ connectionString: url });
  return { user, database, host, port };
}
