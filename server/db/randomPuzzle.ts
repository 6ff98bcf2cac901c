import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from './database.ts';
import { completions, puzzles, STATUS } from './schema/puzzles.ts';

/**
 * Number of puzzles tried in each direction for one that the caller has not solved; afterwards any
 * puzzle will do. Without a limit, callers who have solved nearly all would scan the whole table.
 */
const MAX_TRIED = 500;

const Rows = z.array(z.object({ id: z.uuid() }));

/**
 * A random published puzzle, if there is one; preferably one that the caller neither created nor
 * solved.
 */
export async function pickPuzzle(db: Queryable, callerId: string | null): Promise<string | null> {
  const from = Math.random();
  if (callerId === null) return pickNear(db, from, sql`true`);
  const isForeign = sql`near.creator_id <> ${callerId}`;
  const isSolved = sql`exists (
    select 1 from ${completions}
    where ${completions.userId} = ${callerId} and ${completions.puzzleId} = near.id
      and ${completions.solvedAt} is not null)`;
  return (
    (await pickNear(db, from, sql`${isForeign} and not ${isSolved}`)) ??
    (await pickNear(db, from, isForeign)) ??
    (await pickNear(db, from, sql`true`))
  );
}

/**
 * The first suitable puzzle from a random place of the index on, wrapping around. Rows are read one
 * by one until one matches.
 */
async function pickNear(db: Queryable, from: number, willDo: SQL): Promise<string | null> {
  const part = (comparison: SQL) => sql`(
    select id, creator_id from ${puzzles}
    where ${puzzles.status} = ${STATUS.public} and ${puzzles.chance} ${comparison} ${from}::real
    order by ${puzzles.chance} limit ${MAX_TRIED})`;
  const { rows } = await db.execute(sql`
    select near.id from (${part(sql`>=`)} union all ${part(sql`<`)}) as near
    where ${willDo} limit 1`);
  return Rows.parse(rows)[0]?.id ?? null;
}
