import { sql } from 'drizzle-orm';
import { createUser } from '../db/createUser.ts';
import type { Db } from '../db/Db.ts';
import { identities, users } from '../db/schema/users.ts';
import type { Site } from '../deps.ts';
import { printedAddress } from './tickets.ts';

/** Held while the first account is made; a number of our own. */
const LOCK = 4_173_002;
const NAME = 'Moderator';

/**
 * The address at which whoever starts a new site becomes its first moderator; null when the site
 * has accounts. One that nobody has signed in to yet gets a new address.
 */
export async function firstRunAddress(db: Db, site: Site): Promise<string | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`); // processes may start together
    const [first, second] = await tx
      .select({
        id: users.id,
        isUnused: sql<boolean>`${users.accessedAt} is null and 'moderator' = any(${users.labels}) and not exists (select 1 from ${identities} where ${identities.userId} = ${users.id})`,
      })
      .from(users)
      .limit(2);
    if (second || first?.isUnused === false) return null;
    const userId = first?.id ?? (await createUser(tx, { name: NAME, labels: ['moderator'] }));
    return printedAddress(tx, site, userId);
  });
}
