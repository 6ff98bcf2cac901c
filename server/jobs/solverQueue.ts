import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { invariant } from '#base/invariant.ts';
import type { Tx } from '../db/database.ts';
import type { JobData, JobName } from './JobQueue.ts';

/**
 * Queue of all jobs that use the solver: one per process at a time, and accounts take turns. Jobs
 * of an earlier release have no kind, and are verifications.
 */
export const SOLVER_QUEUE = 'verifyPuzzle';

type SolverJobName = 'verifyPuzzle' | 'ratePuzzle';

/** Payload of the queue. */
export interface SolverJob {
  readonly puzzleId: string;
  readonly kind?: SolverJobName;
  readonly account?: string | null;
}

/** True for jobs that share the queue of the solver. */
export function isSolverJob(name: JobName): name is SolverJobName {
  return name === 'verifyPuzzle' || name === 'ratePuzzle';
}

/** The job for pg-boss, with its turn among the jobs of other accounts. */
export async function solverJob(tx: Tx, kind: SolverJobName, data: JobData[JobName]) {
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

const Turns = z.tuple([z.object({ account: z.string().nullable(), turn: z.int() })]);

/** Position of a job among those of other accounts. */
interface Turn {
  /** Null if the puzzle is gone. */
  readonly account: string | null;
  /** Jobs with a lower turn are done first. */
  readonly turn: number;
}

/**
 * The turn of a new job about a puzzle: one after the last job of the same account, and not before
 * the current turn. Accounts alternate: a job waits for at most one job of each other account, and
 * none starves (start-time fair queueing, Goyal, Vin and Cheng 1996). The library runs jobs of high
 * priority first, so a turn is stored as `-priority`.
 */
async function nextTurn(tx: Tx, queue: string, puzzleId: string): Promise<Turn> {
  const { rows } = await tx.execute(sql`
    with
      author as (select creator_id::text as account from puzzle where id = ${puzzleId}),
      open as (
        select -priority as turn, state, data ->> 'account' as account
        from pgboss.job where name = ${queue} and state <= 'active'
      )
    select (select account from author) as account, greatest(
      coalesce(
        (select max(turn) from open where state = 'active'),
        (select min(turn) from open),
        0
      ),
      (select max(turn) + 1 from open where account = (select account from author))
    )::int as turn`);
  const [turn] = Turns.parse(rows);
  return turn;
}
