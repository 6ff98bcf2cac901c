import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from './Db.ts';
import { completions, puzzles, STATUS } from './schema/puzzles.ts';

/**
 * How many puzzles are tried for somebody before one will do that they have solved, in each
 * direction: who has solved nearly all would have the whole table read.
 */
const MAX_TRIED = 500;

const Rows = z.array(z.object({ id: z.uuid() }));

/** Any published puzzle, if there is one; better one that the caller neither made nor solved. */
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
 * The first puzzle that will do, from a random place of the index on and round its end. Rows are
 * read one by one until there is one.
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
