import { embeddedPlace } from '../db/embedded/place.ts';
import { startEmbedded } from '../db/embedded/start.ts';
import { stopUnlessUsed } from '../db/embedded/stop.ts';
import type { Env } from '../env.ts';
import { waitForDatabase } from './externalDatabase.ts';

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
  const start = (signal: AbortSignal) => startEmbedded(place, { signal });
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
