import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { siteAddresses } from './schema/site.ts';

const NAME = 'site';

/** Store the address of the pages for commands, which do not know the settings of the server. */
export async function noteSiteAddress(db: Db, webOrigin: string): Promise<void> {
  await db
    .insert(siteAddresses)
    .values({ name: NAME, webOrigin })
    .onConflictDoUpdate({
      target: siteAddresses.name,
      set: { webOrigin, startedAt: sql`now()` },
    });
}

/** The address of the pages when a server was last started; null before the first start. */
export async function readSiteAddress(db: Db): Promise<string | null> {
  const [row] = await db.select().from(siteAddresses);
  return row?.webOrigin ?? null;
}
