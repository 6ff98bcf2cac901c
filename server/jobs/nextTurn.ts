import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../db/Db.ts';

const Turns = z.tuple([z.object({ account: z.string().nullable(), turn: z.int() })]);

/** The place of a job among those of other accounts. */
interface Turn {
  /** Null where the puzzle is gone. */
  readonly account: string | null;
  /** Jobs with a lower one are done first. */
  readonly turn: number;
}

/**
 * The turn of one more job about a puzzle: one after the last of the same account, and not before
 * the turn that is being done. So accounts alternate: however many jobs one of them has, another
 * one waits for one of these; and nobody waits forever (start-time fair queueing, Goyal, Vin and
 * Cheng 1996). The library does jobs of a high priority first, so a turn is kept as `-priority`.
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
