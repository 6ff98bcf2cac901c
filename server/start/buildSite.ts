import type { Logger } from 'pino';
import { sessionFinder } from '../auth/sessions.ts';
import type { OpenDatabase } from '../db/database.ts';
import { hasMigrations } from '../db/migrate.ts';
import { migrationsFolder, readMigrations } from '../db/migrationFiles.ts';
import type { Deps, Site } from '../deps.ts';
import type { Env } from '../env.ts';
import type { Metrics } from '../ops/Metrics.ts';
import { requestLogger } from '../ops/requestLogger.ts';
import { stripePayments } from '../payments/stripePayments.ts';
import type { ServerState } from './ServerState.ts';

interface Parts {
  readonly env: Env;
  /** The port the server listens on. */
  readonly port: number;
  readonly log: Logger;
  readonly pagesDirectory: string | null;
  readonly database: OpenDatabase;
  readonly state: ServerState;
  readonly metrics: Metrics;
}

/** The site, put together. */
export interface BuiltSite {
  /** What calls are answered with. The database may not be there yet. */
  readonly deps: Deps;
  /** Begin what works beside the calls; the database is there. */
  readonly startWork: (databaseUrl: string) => Promise<void>;
  /** End it, and everything else that was made here. Also if it never began. */
  readonly stopWork: () => Promise<void>;
}

/** Put the site together: the one place where its parts meet. */
export function buildSite(parts: Parts): BuiltSite {
  const { env, port, log, pagesDirectory, database, state, metrics } = parts;
  const { db, pool } = database;
  const site = siteOf(env, port);
  const migrations = readMigrations(migrationsFolder());
  const logRequest = requestLogger(log);
  const deps: Deps = {
    pagesDirectory,
    log,
    site,
    db,
    outage: state.outage,
    isReady: async () => state.isServing && hasMigrations(pool, await migrations),
    noteRequest: (request) => {
      logRequest(request);
      metrics.noteRequest(request);
    },
    findSession: sessionFinder(db, site),
    limits: { take: () => Promise.resolve(null) },
    jobs: { enqueue: later },
    checks: {
      read: later,
      checkForPublishing: later,
      verify: later,
      close: () => Promise.resolve(),
    },
    payments: env.stripe && stripePayments(env.stripe, { log }),
  };
  return {
    deps,
    startWork: () => Promise.resolve(),
    stopWork: () => Promise.resolve(),
  };
}

const later = () => Promise.reject(new Error('This part of the site is not there yet.'));

function siteOf(env: Env, port: number): Site {
  const apiOrigin = env.publicUrl ?? `http://localhost:${port}`;
  return {
    apiOrigin,
    webOrigin: env.webOrigin ?? apiOrigin,
    trustedProxies: env.trustedProxies ?? [],
  };
}
