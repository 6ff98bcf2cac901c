import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fail, ok, type Result } from '#base/result.ts';
import { isActiveUser } from '../auth/sessions.ts';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/users.ts';

/** An account that was named at the terminal. */
export interface FoundUser {
  readonly id: string;
  readonly name: string;
  /** True unless the account is blocked. */
  readonly isActive: boolean;
  readonly labels: readonly string[];
  /** True for the account of the site. */
  readonly isHouse: boolean;
}

const Uuid = z.uuid();
/** Limit of the listed accounts. */
const MAX_LISTED = 20;

/** The account with an id, or the only one with exactly this name. */
export async function findUser(db: Queryable, text: string): Promise<Result<FoundUser, string>> {
  const isSameUser = Uuid.safeParse(text).success ? eq(users.id, text) : eq(users.name, text);
  const found = await db
    .select({
      id: users.id,
      name: users.name,
      isActive: sql<boolean>`${isActiveUser}`,
      labels: users.labels,
      isHouse: users.isHouse,
    })
    .from(users)
    .where(and(isSameUser, isNull(users.removedAt)))
    .orderBy(users.id)
    .limit(MAX_LISTED);
  const [user, second] = found;
  if (!user) return fail(`There is no account "${text}".`);
  if (!second) return ok(user);
  const ids = found.map(({ id }) => id).join(', ');
  return fail(`Several accounts have the name "${text}". Use the id of one of them: ${ids}.`);
}
