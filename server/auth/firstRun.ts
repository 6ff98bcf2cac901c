import { and, eq, sql } from 'drizzle-orm';
import { createUser } from '../db/createUser.ts';
import type { Db } from '../db/Db.ts';
import { identities, users } from '../db/schema/users.ts';
import type { Site } from '../deps.ts';
import { createLoginUrl } from './tickets.ts';

/** Key of the advisory lock that is held while the first account is created. */
const LOCK = 4_173_002;
const NAME = 'Moderator';

/** Condition: a user has signed in to the account, or can. Sample accounts do not count. */
const isUsed = sql`(not ${users.isSample} and (${users.accessedAt} is not null or exists (select 1 from ${identities} where ${identities.userId} = ${users.id})))`;

/**
 * Address at which the operator of a new site becomes its first moderator; null if any account is
 * in use. Until the address has been used, each call issues a new one for the same account.
 */
export async function firstRunUrl(db: Db, site: Site): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`); // processes may start at once
    if ((await tx.$count(users, isUsed)) > 0) return null;
    const [first] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.isSample, false), sql`'moderator' = any(${users.labels})`))
      .limit(1);
    const userId = first?.id ?? (await createUser(tx, { name: NAME, labels: ['moderator'] }));
    return createLoginUrl(tx, site, userId);
  });
}
