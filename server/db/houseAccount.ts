import { eq, sql } from 'drizzle-orm';
import { foldText } from '#base/foldText.ts';
import { createUser } from './accounts.ts';
import type { Db, Queryable, Tx } from './database.ts';
import { hasBeginning } from './names.ts';
import { users } from './schema/users.ts';

/** Key of the advisory lock that is held while the account is created. */
const LOCK = 4_173_003;

/** People cannot choose this name today, but an account of an old site may have it. */
const NAME = 'Chiaro';

/**
 * The account of the site, which publishes generated puzzles; created if there is none. Processes
 * may call it at the same time. Returns its id.
 */
export async function ensureHouseAccount(db: Db): Promise<string> {
  const known = await readHouse(db);
  if (known !== null) return known;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const meanwhile = await readHouse(tx);
    if (meanwhile !== null) return meanwhile;
    const id = await createUser(tx, { name: await freeName(tx) });
    await tx.update(users).set({ isHouse: true }).where(eq(users.id, id));
    return id;
  });
}

async function readHouse(db: Queryable): Promise<string | null> {
  const [house] = await db.select({ id: users.id }).from(users).where(eq(users.isHouse, true));
  return house?.id ?? null;
}

/** “Chiaro”, or on a site where an old account has this name, “Chiaro 2” and so on. */
async function freeName(tx: Tx): Promise<string> {
  const similar = await tx
    .select({ name: users.foldedName })
    .from(users)
    .where(hasBeginning(foldText(NAME)));
  const taken = new Set(similar.map(({ name }) => name));
  let name = NAME;
  for (let number = 2; taken.has(foldText(name)); number++) name = `${NAME} ${number}`;
  return name;
}
