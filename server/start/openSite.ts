import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { watchDatabase, type DatabaseWatch } from '../db/watchDatabase.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { Metrics } from '../ops/Metrics.ts';
import { buildSite } from './buildSite.ts';
import { databaseServer } from './DatabaseServer.ts';
import { ServerState } from './ServerState.ts';

/** Every query has ended by then, due to the timeouts of the database. */
const QUERIES_MS = 6_000;

interface SiteOptions {
  readonly env: Env;
  /** The port under which browsers reach the site. */
  readonly port: number;
  readonly log: Logger;
  readonly pagesDirectory: string | null;
  /** The built script of the workers that check puzzles. */
  readonly puzzleWorker: URL;
}

/** A site with its database. It exists at once; calls are refused until it has been started. */
export interface OpenSite {
  readonly deps: Deps;
  readonly metrics: Metrics;
  /** Start the database and the background work. Throws a `StartProblem`. */
  start(this: void, signal: AbortSignal): Promise<void>;
  /** Announce that this process is about to stop. */
  drain(this: void): void;
  /** Stop everything that was started, once no call is in progress. */
  stop(this: void): Promise<void>;
}

/** Create a site without waiting for anything. */
export function openSite(options: SiteOptions): OpenSite {
  const { env, log } = options;
  const server = databaseServer(env);
  const onLostConnection = (errorCode: string) => log.warn({ errorCode }, 'a connection was lost');
  const database = openDatabase(server.url, { poolSize: env.databasePool, onLostConnection });
  const state = new ServerState(env.maintenance);
  const metrics = new Metrics(database.pool);
  const site = buildSite({ ...options, database, state, metrics });
  let watch: DatabaseWatch | null = null;
  return {
    deps: site.deps,
    metrics,
    start: async (signal) => {
      await server.start(signal);
      await migrateDatabase(server.directUrl);
      watch = await watchDatabase(server.url, {
        revive: server.revive,
        onLost: (errorCode) => log.error({ errorCode }, 'the database went away'),
        onBack: () => log.info('the database is back'),
        onError: (error) => log.error({ err: error }, 'the database does not come back'),
      });
      signal.throwIfAborted();
      await site.startWork(server.directUrl);
      state.serve(watch);
    },
    drain: () => state.drain(),
    stop: async () => {
      await site.stopWork();
      await watch?.close();
      await Promise.race([database.close(), sleep(QUERIES_MS, undefined, { ref: false })]);
      await server.stop();
    },
  };
}
