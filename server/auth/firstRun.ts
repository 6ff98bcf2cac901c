import { and, eq, sql } from 'drizzle-orm';
import { createUser } from '../db/createUser.ts';
import type { Db } from '../db/Db.ts';
import { identities, users } from '../db/schema/users.ts';
import type { Site } from '../deps.ts';
import { printedAddress } from './tickets.ts';

/** Held while the first account is made; a number of our own. */
const LOCK = 4_173_002;
const NAME = 'Moderator';

/** That somebody has signed in to an account, or can; those of the sample site nobody can. */
const isUsed = sql`(not ${users.isSample} and (${users.accessedAt} is not null or exists (select 1 from ${identities} where ${identities.userId} = ${users.id})))`;

/**
 * The address at which whoever starts a new site becomes its first moderator; null when anybody has
 * an account. As long as nobody has used it, the same account gets a new address each time.
 */
export async function firstRunAddress(db: Db, site: Site): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`); // processes may start together
    if ((await tx.$count(users, isUsed)) > 0) return null;
    const [first] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.isSample, false), sql`'moderator' = any(${users.labels})`))
      .limit(1);
    const userId = first?.id ?? (await createUser(tx, { name: NAME, labels: ['moderator'] }));
    return printedAddress(tx, site, userId);
  });
}
