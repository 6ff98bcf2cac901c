import type { Logger } from 'pino';
import { invariant } from '#base/invariant.ts';
import { createProviders } from '../auth/providers/providers.ts';
import { createSessionFinder } from '../auth/sessions.ts';
import { createPuzzleChecks } from '../checks/createPuzzleChecks.ts';
import type { OpenDatabase } from '../db/database.ts';
import { hasMigrations } from '../db/migrate.ts';
import { migrationsFolder, readMigrations } from '../db/migrationFiles.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { createRateLimits } from '../http/limits.ts';
import { jobHandlers } from '../jobs/handlers.ts';
import { startJobs, type Jobs } from '../jobs/queue.ts';
import type { Metrics } from '../ops/Metrics.ts';
import { requestLogger } from '../ops/requestLogger.ts';
import { stripePayments } from '../payments/stripePayments.ts';
import { createPictures } from '../pictures/createPictures.ts';
import { createPreviews } from '../previews/createPreviews.ts';
import type { ServerState } from './ServerState.ts';
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
export interface BuiltSite {
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
export function buildSite(parts: Parts): BuiltSite {
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
