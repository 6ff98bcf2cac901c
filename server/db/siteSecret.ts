import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { invariant } from '#base/invariant.ts';
import type { Db } from './database.ts';
import { siteSecrets } from './schema/site.ts';

const SECRET_BYTES = 32;

/** The secret of the site with a name. It is created once, also under concurrent calls. */
export async function siteSecret(db: Db, name: string): Promise<string> {
  await db
    .insert(siteSecrets)
    .values({ name, secret: randomBytes(SECRET_BYTES).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(siteSecrets).where(eq(siteSecrets.name, name));
  invariant(row, 'it was inserted');
  return row.secret;
}
