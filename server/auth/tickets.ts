import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { loginTickets } from '../db/schema/users.ts';
import type { Site } from '../deps.ts';
import { generateSecret, hashSecret } from './sessions.ts';

/** Time limit for a browser between the provider and our page. */
export const RETURN_SECONDS = 60;
/** Time limit for a user between the terminal and a browser. */
const PRINTED_SECONDS = 900;

interface NewTicket {
  readonly userId: string;
  /** The browser that may use it; null for any. */
  readonly bindHash: Buffer | null;
  readonly seconds: number;
}

/** Create a secret that can be exchanged for a session, once and soon. */
export async function createTicket(
  db: Queryable,
  { userId, bindHash, seconds }: NewTicket,
): Promise<string> {
  const secret = generateSecret();
  await db.insert(loginTickets).values({
    secretHash: hashSecret(secret),
    userId,
    bindHash,
    expiresAt: sql`now() + make_interval(secs => ${seconds})`,
  });
  return secret;
}

/** Consume a ticket, even if the caller rejects it afterwards. Null if there is no such ticket. */
export async function consumeTicket(
  db: Queryable,
  userId: string,
  secret: string,
): Promise<{ readonly bindHash: Buffer | null } | null> {
  const [row] = await db
    .delete(loginTickets)
    .where(
      and(
        eq(loginTickets.secretHash, hashSecret(secret)),
        eq(loginTickets.userId, userId),
        sql`${loginTickets.expiresAt} > now()`,
      ),
    )
    .returning({ bindHash: loginTickets.bindHash });
  return row ?? null;
}

/**
 * An address that signs in to an account, for the terminal of the server: its readers own the site
 * already. Works once, in any browser, for 15 minutes.
 */
export async function createLoginUrl(db: Queryable, site: Site, userId: string): Promise<string> {
  const secret = await createTicket(db, { userId, bindHash: null, seconds: PRINTED_SECONDS });
  const query = new URLSearchParams({ userId, secret });
  return `${site.webOrigin}/oauth/callback?${query.toString()}`;
}
