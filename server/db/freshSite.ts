import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';
import { collections } from './schema/collections.ts';
import { puzzles } from './schema/puzzles.ts';
import { users } from './schema/users.ts';

/** True if no person has created a puzzle, and the site's account has created no series. */
export async function isFreshSite(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${puzzles} join ${users} on ${users.id} = ${puzzles.creatorId}
      where not ${users.isHouse}
    union all
    select from ${collections} join ${users} on ${users.id} = ${collections.creatorId}
      where ${users.isHouse} and ${collections.autoPopulate} is null
    limit 1`);
  return rows.length === 0;
}
