import type { QueryResult } from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { APPLICATION_NAME, type Tx } from '../db/database.ts';
import { withStartLock } from '../db/startLock.ts';
import type { JobData, JobName, JobQueue } from './JobQueue.ts';
import { isSolverJob, SOLVER_QUEUE, solverJob, type SolverJob } from './solverQueue.ts';

/** Connections for jobs, in addition to those of the site. */
const CONNECTIONS = 4;
/** Interval of maintenance: jobs of a killed worker run elsewhere after `expireInSeconds`. */
const MAINTENANCE_SECONDS = 30;
/** Polling interval of an idle worker, and delay before the first retry of a failed job. */
const PACE = { pollingSeconds: 2, retrySeconds: 5 };
const STOP_PATIENCE_MS = 10_000;
const SECONDS_PER_DAY = 86_400;

/** A job without an answer after this time counts as failed, and is retried. */
const EXPIRE_SECONDS: Readonly<Record<Exclude<JobName, 'ratePuzzle'>, number>> = {
  notifyFollowers: 60,
  fetchAvatar: 60,
  publishStarterPuzzles: 300,
  verifyPuzzle: 180, // ratings too, see `SOLVER_QUEUE`
  makeDailies: 3600,
};
const NIGHTLY_EXPIRE_SECONDS = 3600;

/** Scheduled jobs with their times in UTC. Most of them run at night. */
const NIGHTLY = {
  cleanUp: '17 2 * * *',
  recount: '37 2 * * *',
  remindExpiring: '7 9 * * *',
  backUp: '7 3 * * *',
  writeGrids: '*/10 * * * *', // finds work only after an update
} as const;

type NightlyName = keyof typeof NIGHTLY;

/** Start of the day in UTC: the next puzzle of the day is published. */
const DAILY_SCHEDULE = '0 0 * * *';

const NIGHTLY_NAMES = ['cleanUp', 'recount', 'remindExpiring', 'backUp', 'writeGrids'] as const;

type Handler<Name extends JobName> = (data: JobData[Name], signal: AbortSignal) => Promise<void>;

/** Job handlers. A rejected promise is logged, and the job is retried. */
export type JobHandlers = {
  readonly [Name in Exclude<JobName, 'makeDailies'>]: Handler<Name>;
} & {
  /** Absent on sites that make no puzzles. */
  readonly makeDailies?: Handler<'makeDailies'> | undefined;
} & Readonly<Partial<Record<NightlyName, () => Promise<void>>>>;

/** The job queue of a site. */
export interface Jobs extends JobQueue {
  /** Number of jobs by state, over all processes. */
  states(this: void): Promise<Readonly<Record<string, number>>>;
  /** Accept no new jobs, finish the running ones, then close the connections. */
  stop(this: void): Promise<void>;
}

interface JobsOptions {
  /** A direct connection: a pooler would break the locks of the library. */
  readonly url: string;
  readonly log: Logger;
  /** Handlers of this process; null enqueues jobs for other processes only. */
  readonly handlers: JobHandlers | null;
  readonly pace?: typeof PACE;
}

/** Connect to the queue, create missing queues, and start working if there are handlers. */
export async function startJobs({ url, log, handlers, pace = PACE }: JobsOptions): Promise<Jobs> {
  const works = handlers !== null;
  const { default: Library } = await import('pg-boss'); // after the first page
  const boss = new Library({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: CONNECTIONS,
    retryLimit: 5,
    retryDelay: pace.retrySeconds,
    retryBackoff: true,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: SECONDS_PER_DAY,
    deleteAfterDays: 7,
    supervise: works,
    schedule: works,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  // pg-boss does not lock the creation of queues: two processes creating them at once deadlock.
  const making = withStartLock(url, async () => {
    await boss.start();
    await makeQueues(boss);
  });
  await making.catch(async (error: unknown) => {
    await boss.stop({ graceful: false }).catch(() => undefined); // close all connections
    throw error;
  });
  if (handlers) await work({ boss, log, pace }, handlers);
  return {
    enqueue: async (tx, name, data) => {
      const job = isSolverJob(name)
        ? await solverJob(tx, name, data)
        : { name, data, singletonKey: JSON.stringify(data) };
      await boss.insert([job], { db: statementsIn(tx) });
    },
    states: () => countStates(boss),
    stop: () => boss.stop({ graceful: works, wait: true, timeout: STOP_PATIENCE_MS }),
  };
}

async function makeQueues(boss: PgBoss): Promise<void> {
  // Deduplicates: a job is not added while another one with the same key waits.
  const policy = 'short';
  for (const [name, expireInSeconds] of Object.entries(EXPIRE_SECONDS))
    await boss.createQueue(name, { name, policy, expireInSeconds });
  for (const name of NIGHTLY_NAMES)
    await boss.createQueue(name, { name, policy, expireInSeconds: NIGHTLY_EXPIRE_SECONDS });
}

/** Result types of a query whose rows the query layer does not map. */
interface RawQuery {
  readonly execute: QueryResult;
  readonly all: never;
  readonly values: never;
}

/** Runs statements of pg-boss with their parameters in a transaction of drizzle. */
function statementsIn(tx: Tx): PgBoss.Db {
  const { session } = tx._;
  return {
    executeSql: (text, values: unknown[]) =>
      session
        .prepareQuery<RawQuery>({ sql: text, params: values }, undefined, undefined, false)
        .execute(),
  };
}

/** Consumers of the queues, with their polling interval. */
interface Workers {
  readonly boss: PgBoss;
  readonly log: Logger;
  readonly pace: typeof PACE;
}

async function work(workers: Workers, handlers: JobHandlers): Promise<void> {
  await workOn(workers, 'notifyFollowers', handlers.notifyFollowers);
  await workOn(workers, 'fetchAvatar', handlers.fetchAvatar);
  await workOn(workers, 'publishStarterPuzzles', handlers.publishStarterPuzzles);
  await workOn(workers, SOLVER_QUEUE, ({ puzzleId, kind = SOLVER_QUEUE }: SolverJob, signal) =>
    handlers[kind]({ puzzleId }, signal),
  );
  if (handlers.makeDailies) {
    await workOn(workers, 'makeDailies', handlers.makeDailies);
    await workers.boss.schedule('makeDailies', DAILY_SCHEDULE);
    await workers.boss.send('makeDailies', {}, { singletonKey: '{}' }); // days without a puzzle
  } else await workers.boss.unschedule('makeDailies');
  for (const name of NIGHTLY_NAMES) {
    const handler = handlers[name];
    if (!handler) continue;
    await workOn(workers, name, handler);
    await workers.boss.schedule(name, NIGHTLY[name]);
  }
}

/**
 * Run jobs one by one, without a pause between them. Failures are logged here and retried by the
 * library.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties handler and library
async function workOn<Data>(
  { boss, log, pace }: Workers,
  name: string,
  handle: (data: Data, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const options = { pollingIntervalSeconds: pace.pollingSeconds };
  const worker: string = await boss.work<Data>(name, options, async (jobs) => {
    for (const job of jobs) {
      try {
        await handle(job.data, AbortSignal.timeout(job.expireInSeconds * 1000));
      } catch (error) {
        log.warn({ err: error, job: name, jobId: job.id }, 'a job failed');
        throw error;
      } finally {
        boss.notifyWorker(worker); // otherwise the worker would pause before the next job
      }
    }
  });
}

const StateRows = z.array(z.object({ state: z.string(), n: z.int() }));

async function countStates(boss: PgBoss): Promise<Readonly<Record<string, number>>> {
  const text = 'select state::text, count(*)::int as n from pgboss.job group by state';
  const { rows }: { rows: unknown[] } = await boss.getDb().executeSql(text, []);
  return Object.fromEntries(StateRows.parse(rows).map(({ state, n }) => [state, n]));
}
