import { embeddedPlace } from '../db/embedded/place.ts';
import { startEmbedded } from '../db/embedded/start.ts';
import { stopUnlessUsed } from '../db/embedded/postmaster.ts';
import type { Env } from '../env.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from '#server/db/database.ts';
import { errorCode } from '#server/db/databaseErrors.ts';
import { StartProblem } from '#server/StartProblem.ts';

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

/**
 * The PostgreSQL server in use: that of `DATABASE_URL`, else the built-in one in the data folder.
 */
export interface DatabaseServer {
  readonly url: string;
  /** Connects past a pooler, for locks and migrations. */
  readonly directUrl: string;
  /** Start it if necessary and wait until it answers. Throws a `StartProblem`. */
  readonly start: (signal: AbortSignal) => Promise<void>;
  /** Restart it after an outage; does nothing for an external server. */
  readonly revive: (signal: AbortSignal) => Promise<void>;
  /**
   * Stop it if it is the built-in one and no other process uses it. Close our connections first.
   */
  readonly stop: () => Promise<void>;
}

/** Choose the server. Its addresses are known, but nothing is started yet. */
export function databaseServer(
  env: Pick<Env, 'databaseUrl' | 'databaseUrlDirect' | 'dataFolder'>,
): DatabaseServer {
  const { databaseUrl: url, databaseUrlDirect: directUrl } = env;
  return url === undefined || directUrl === undefined
    ? embedded(env.dataFolder)
    : external(url, directUrl);
}

function embedded(dataFolder: string): DatabaseServer {
  const place = embeddedPlace(dataFolder);
  const onMoved = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  const start = (signal: AbortSignal) => startEmbedded(place, { signal, onMoved });
  return {
    url: place.url,
    directUrl: place.url,
    start,
    revive: start,
    stop: () => stopUnlessUsed(place),
  };
}

function external(url: string, directUrl: string): DatabaseServer {
  return {
    url,
    directUrl,
    async start(signal) {
      await waitForDatabase('DATABASE_URL', url, signal);
      if (directUrl !== url) await waitForDatabase('DATABASE_URL_DIRECT', directUrl, signal);
    },
    revive: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}
