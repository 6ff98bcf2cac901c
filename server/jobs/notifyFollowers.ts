import { sql } from 'drizzle-orm';
import type { NotificationType } from '#contract/notifications.ts';
import type { Db, Queryable } from '../db/Db.ts';
import { STATUS } from '../db/schema/puzzles.ts';
import { newPuzzleMessage, type NoticedPuzzle } from '../domain/notices.ts';
import type { JobData } from './JobQueue.ts';

type Arrival = JobData['notifyFollowers'];

const TYPE: NotificationType = 'collectionActivity';

/** Fifty thousand followers take half a second, and nobody waits for it. */
const TIMEOUT_MS = 60_000;

/** An id of version 7 made by the database: how many are needed is known only there. */
const newId = sql`overlay(overlay(gen_random_uuid()::text placing '7' from 15) placing
  regexp_replace(lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0'), '^.{8}', '\\&-')
  from 1)::uuid`;

/**
 * Tell the followers of a collection about a puzzle that came to it, if everybody may see both at
 * this moment, and the puzzle is still there. It may run twice: nobody is told twice.
 */
export async function notifyFollowers(
  { db }: { readonly db: Db },
  arrival: Arrival,
): Promise<void> {
  const puzzle = await findPuzzle(db, arrival);
  if (!puzzle) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true)`);
    await tellAll(tx, arrival, newPuzzleMessage(puzzle));
  });
}

/** Collection `c` and puzzle `p`; no row where they are not together, or not public. */
const together = ({ collectionId, puzzleId }: Arrival) => sql`
  from collection c join puzzle p on p.id = ${puzzleId}
  where c.id = ${collectionId} and c.status = ${STATUS.public} and p.status = ${STATUS.public}
    and (c.auto_populate is not null
      or exists (select from collection_puzzle where collection_id = c.id and puzzle_id = p.id))`;

async function findPuzzle(db: Queryable, arrival: Arrival) {
  const { rows } = await db.execute<Pick<NoticedPuzzle, keyof NoticedPuzzle>>(sql`
    select p.title, c.title as "collectionTitle", c.auto_populate is not null as "isAutomatic",
      (select name from app_user where id = c.creator_id) as "ownerName"
    ${together(arrival)}`);
  return rows[0];
}

/** One statement for all, in a fixed order: the job may run twice at the same time. */
async function tellAll(db: Queryable, arrival: Arrival, message: string): Promise<void> {
  const { collectionId, puzzleId } = arrival;
  const target = `/solve/${puzzleId}?collection=${collectionId}`;
  const eventKey = `collection:${collectionId}:${puzzleId}`;
  await db.execute(sql`
    insert into notification (id, user_id, type, message, target, source_id, event_key)
    select ${newId}, user_id, ${TYPE}, ${message}, ${target}, ${collectionId}::uuid, ${eventKey}
    from collection_follow cross join (select c.creator_id ${together(arrival)}) as owner
    where collection_id = ${collectionId} and user_id <> creator_id
    order by user_id
    on conflict do nothing`);
}
