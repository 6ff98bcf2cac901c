import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps, Site } from '#server/deps.ts';
import { and, eq, sql } from 'drizzle-orm';
import { createUser } from '#server/db/accounts.ts';
import type { Db } from '#server/db/database.ts';
import { identities, users } from '#server/db/schema/users.ts';
import { createLoginUrl } from '#server/auth/tickets.ts';

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

const FILE = 'first-moderator.txt';
const OWNER_ONLY = 0o600;

interface PrintOptions {
  /** The data folder of the site. */
  readonly dataFolder: string;
  /** True if the output is read at a terminal, and so is in no log. */
  readonly isTerminal: boolean;
  readonly print: (text: string) => void;
}

/**
 * Print how to become the first moderator, if no account exists. A terminal gets the address
 * itself. Other output is often a log, which more people read than own the site, so it gets the
 * path of a file that only the server's system account can read.
 */
export async function printSetupUrl(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  { dataFolder, isTerminal, print }: PrintOptions,
): Promise<void> {
  const file = path.resolve(dataFolder, FILE);
  const address = await firstRunUrl(db, site);
  await rm(file, { force: true }); // from an earlier start, or planted by another account
  if (address === null) return;
  if (isTerminal) {
    print(
      `No accounts yet. Open this link within 15 minutes to become the first moderator:\n${address}\n`,
    );
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${address}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  print(
    `No accounts yet. Open the link in this file within 15 minutes to become the first moderator:\n${file}\n`,
  );
}
