import { sql, type SQL } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';
import { invariant } from '#base/invariant.ts';
import { APPLICATION_NAME } from '../db/database.ts';
import type { Tx } from '../db/Db.ts';
import { underStartLock } from '../db/startLock.ts';
import type { JobData, JobName, JobQueue } from './JobQueue.ts';
import { nextTurn } from './nextTurn.ts';

/** Connections that jobs have besides those of the site. */
const CONNECTIONS = 4;
/** A worker that was killed leaves its jobs: after `expireInSeconds` they run elsewhere. */
const MAINTENANCE_SECONDS = 30;
/** How long a worker that found no job rests, and a job that failed for the first time. */
const PACE = { pollingSeconds: 2, retrySeconds: 5 };
const STOP_PATIENCE_MS = 10_000;
const SECONDS_PER_DAY = 86_400;

/** After this time a job that gave no answer is taken for dead, and tried again. */
const EXPIRE_SECONDS: Readonly<Record<Exclude<JobName, 'ratePuzzle'>, number>> = {
  notifyFollowers: 60,
  fetchAvatar: 60,
  verifyPuzzle: 180, // ratings too, see `SOLVER_QUEUE`
};
const NIGHTLY_EXPIRE_SECONDS = 3600;

/** Jobs that the clock causes, and when, in UTC. Most of them at night. */
const NIGHTLY = {
  cleanUp: '17 2 * * *',
  recount: '37 2 * * *',
  remindExpiring: '7 9 * * *',
  backUp: '7 3 * * *',
  writeGrids: '*/10 * * * *', // there is something to do after an update only
} as const;

type NightlyName = keyof typeof NIGHTLY;

const NIGHTLY_NAMES = ['cleanUp', 'recount', 'remindExpiring', 'backUp', 'writeGrids'] as const;

type Handler<Name extends JobName> = (data: JobData[Name], signal: AbortSignal) => Promise<void>;

/** Does the jobs. A rejected promise is logged, and the job tried again. */
export type JobHandlers = { readonly [Name in JobName]: Handler<Name> } & Readonly<
  Partial<Record<NightlyName, () => Promise<void>>>
>;

/** The jobs of a site. */
export interface Jobs extends JobQueue {
  /** How many jobs there are, by state, over all processes. */
  states(this: void): Promise<Readonly<Record<string, number>>>;
  /** Take no new jobs, finish those under way, then close the connections. */
  stop(this: void): Promise<void>;
}

interface JobsOptions {
  /** A direct connection: a pooler between would break the locks of the library. */
  readonly url: string;
  readonly log: Logger;
  /** What this process does itself; null only takes jobs for other processes. */
  readonly handlers: JobHandlers | null;
  readonly pace?: typeof PACE;
}

/** Connect to the queue, make what is missing of it, and begin to work if there are handlers. */
export async function startJobs({ url, log, handlers, pace = PACE }: JobsOptions): Promise<Jobs> {
  const works = handlers !== null;
  const { default: Library } = await import('pg-boss'); // not before the first page is served
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
  // Its own lock does not cover the queues: two processes that make them at once block each other.
  const making = underStartLock(url, async () => {
    await boss.start();
    await makeQueues(boss);
  });
  await making.catch(async (error: unknown) => {
    await boss.stop({ graceful: false }).catch(() => undefined); // no connection is left behind
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

/**
 * The queue of all that keeps the solver busy: one job of a process at a time, and accounts take
 * turns. A job of an earlier release has no kind there, and is a verification.
 */
const SOLVER_QUEUE = 'verifyPuzzle';

type SolverJobName = 'verifyPuzzle' | 'ratePuzzle';

interface SolverJob {
  readonly puzzleId: string;
  readonly kind?: SolverJobName;
  readonly account?: string | null;
}

function isSolverJob(name: JobName): name is SolverJobName {
  return name === 'verifyPuzzle' || name === 'ratePuzzle';
}

async function solverJob(tx: Tx, kind: SolverJobName, data: JobData[JobName]) {
  invariant('puzzleId' in data, 'the solver looks at puzzles');
  const { puzzleId } = data;
  const { account, turn } = await nextTurn(tx, SOLVER_QUEUE, puzzleId);
  const job: SolverJob = { puzzleId, kind, account };
  return {
    name: SOLVER_QUEUE,
    data: job,
    singletonKey: `${kind} ${puzzleId}`,
    priority: -turn,
  };
}

async function makeQueues(boss: PgBoss): Promise<void> {
  // While a job with the same key waits, another one is not added.
  const policy = 'short';
  for (const [name, expireInSeconds] of Object.entries(EXPIRE_SECONDS))
    await boss.createQueue(name, { name, policy, expireInSeconds });
  for (const name of NIGHTLY_NAMES)
    await boss.createQueue(name, { name, policy, expireInSeconds: NIGHTLY_EXPIRE_SECONDS });
}

/** The statements of the library, with its placeholders, as part of our transaction. */
function statementsIn(tx: Tx): PgBoss.Db {
  return {
    executeSql: (text, values: readonly unknown[]) => tx.execute(withValues(text, values)),
  };
}

/** Put values where a text says `$1`, `$2`, …: the way drizzle takes them. */
function withValues(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    // oxlint-disable-next-line chiaro/only-written-sql -- statements of the library, without values
    parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
  );
}

/** Workers take jobs from the queue, at a pace. */
interface Workers {
  readonly boss: PgBoss;
  readonly log: Logger;
  readonly pace: typeof PACE;
}

async function work(workers: Workers, handlers: JobHandlers): Promise<void> {
  await workOn(workers, 'notifyFollowers', handlers.notifyFollowers);
  await workOn(workers, 'fetchAvatar', handlers.fetchAvatar);
  await workOn(workers, SOLVER_QUEUE, ({ puzzleId, kind = SOLVER_QUEUE }: SolverJob, signal) =>
    handlers[kind]({ puzzleId }, signal),
  );
  for (const name of NIGHTLY_NAMES) {
    const handler = handlers[name];
    if (!handler) continue;
    await workOn(workers, name, handler);
    await workers.boss.schedule(name, NIGHTLY[name]);
  }
}

/**
 * Take jobs one by one, each at once after the one before; what fails is logged here and tried
 * again by the library.
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
        boss.notifyWorker(worker); // or it would rest before it looks for another one
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
