import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../db/Db.ts';

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
export async function nextTurn(tx: Tx, queue: string, puzzleId: string): Promise<Turn> {
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
