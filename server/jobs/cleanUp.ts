import { sql } from 'drizzle-orm';
import type { Db } from '../db/Db.ts';

/** Rows that mean nothing any more, by table. Deleting them twice does no harm. */
const EXPIRED = [
  sql`delete from session where expires_at < now() or last_seen_at < now() - interval '30 days'`,
  sql`delete from oauth_flow where expires_at < now()`,
  sql`delete from passkey_challenge where expires_at < now()`,
  sql`delete from login_ticket where expires_at < now()`,
  sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`,
  // The provider sends an event again for some days, not for months.
  sql`delete from payment_event where received_at < now() - interval '90 days'`,
  sql`delete from notification where read and created_at < now() - interval '1 year'`,
];

/** The nightly cleaning. */
export async function cleanUp(db: Db): Promise<void> {
  for (const statement of EXPIRED) await db.execute(statement);
}
