import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase, type OpenDatabase } from '#server/db/database.ts';
import {
  migrateDatabase,
  hasMigrations,
  migrationsFolder,
  readMigrations,
} from '#server/db/migrate.ts';
import { watchDatabase, type DatabaseWatch } from '../db/watchDatabase.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { Metrics } from '#server/ops/Metrics.ts';
import { databaseServer } from './DatabaseServer.ts';
import { ServerState } from './ServerState.ts';
import { invariant } from '#base/invariant.ts';
import { readBackups } from '#server/backup/lastBackup.ts';
import { createProviders } from '#server/auth/providers/providers.ts';
import { createSessionFinder } from '#server/auth/sessions.ts';
import { createPuzzleChecks } from '#server/checks/createPuzzleChecks.ts';
import { createHostPages } from '#server/hostPages/createHostPages.ts';
import { createRateLimits } from '#server/http/limits.ts';
import { jobHandlers } from '#server/jobs/handlers.ts';
import { startJobs, type Jobs } from '#server/jobs/queue.ts';
import { requestLogger } from '#server/ops/log.ts';
import { stripePayments } from '#server/payments/stripePayments.ts';
import { createPictures } from '#server/pictures/createPictures.ts';
import { createPreviews } from '#server/previews/createPreviews.ts';
import { siteFromEnv } from './siteFromEnv.ts';

interface Parts {
  readonly env: Env;
  /** The port the server listens on. */
  readonly port: number;
  readonly log: Logger;
  readonly pagesDirectory: string | null;
  /** The built script of the workers that check puzzles and draw pictures of links. */
  readonly puzzleWorker: URL;
  readonly database: OpenDatabase;
  readonly state: ServerState;
  readonly metrics: Metrics;
}

/** The assembled site. */
interface BuiltSite {
  /** Dependencies of the request handlers. The database may not be available yet. */
  readonly deps: Deps;
  /** Start the background work. Requires the database. */
  readonly startWork: (databaseUrl: string) => Promise<void>;
  /**
   * Stop the background work and everything else that was created here, even if it never started.
   */
  readonly stopWork: () => Promise<void>;
}

/** Assemble the site: the one place where its parts meet. */
function buildSite(parts: Parts): BuiltSite {
  const { env, port, log, pagesDirectory, puzzleWorker, database, state, metrics } = parts;
  const { db, pool } = database;
  const site = siteFromEnv(env, port, pagesDirectory);
  const migrations = readMigrations(migrationsFolder());
  const logRequest = requestLogger(log);
  const deps: Deps = {
    pagesDirectory,
    log,
    site,
    db,
    outage: state.outage,
    isReady: async () => state.isServing && hasMigrations(pool, await migrations),
    trackRequest: (request) => {
      logRequest(request);
      metrics.trackRequest(request);
    },
    findSession: createSessionFinder(db, site),
    providers: createProviders(env),
    signUp: env.signUp,
    backups: async () => ({
      isOn: env.makesBackups,
      ...(await readBackups(path.join(env.dataFolder, 'backups'))),
    }),
    hostPages: createHostPages(env.hostPagesFolder, log),
    limits: createRateLimits({ pool, factor: env.rateLimitFactor }),
    jobs: {
      enqueue: async (tx, name, data) => {
        invariant(jobs, 'calls are answered only once the queue is there');
        await jobs.enqueue(tx, name, data);
      },
    },
    checks: createPuzzleChecks(puzzleWorker, (error) =>
      log.error({ err: error }, 'a check failed'),
    ),
    pictures: createPictures(puzzleWorker, (error) =>
      log.error({ err: error }, 'a picture of an account could not be drawn anew'),
    ),
    previews: createPreviews(puzzleWorker, (error) =>
      log.error({ err: error }, 'a picture could not be drawn'),
    ),
    payments: env.stripe && stripePayments(env.stripe, { log }),
  };
  let jobs: Jobs | null = null;
  return {
    deps,
    startWork: async (databaseUrl) => {
      const handlers = env.runsJobs ? jobHandlers({ deps, env, databaseUrl }) : null;
      const started = await startJobs({ url: databaseUrl, log, handlers });
      jobs = started;
      metrics.watchJobs(started.states);
    },
    stopWork: async () => {
      const { checks, pictures, previews } = deps;
      await Promise.all([jobs?.stop(), checks.close(), pictures.close(), previews.close()]);
    },
  };
}

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
