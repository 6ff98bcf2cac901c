import type { Db } from '../db/database.ts';
import { readSiteAddress } from '../db/siteAddress.ts';
import type { Env, Variables } from '../env.ts';
import { siteFromEnv } from '../start/siteFromEnv.ts';
import type { AdminContext } from './AdminCommand.ts';

interface Settings {
  readonly env: Env;
  readonly variables: Variables;
}

/**
 * The site of an admin command. A terminal rarely has the settings of the service, so without any
 * setting of the address, the one with which the site was last started counts.
 */
export async function adminContext(db: Db, { env, variables }: Settings): Promise<AdminContext> {
  const site = siteFromEnv(env, env.port);
  const isPortGiven = Boolean(variables['PORT']) && env.port !== 0;
  if (env.publicUrl !== undefined || env.webOrigin !== undefined || isPortGiven)
    return { db, site };
  const webOrigin = await readSiteAddress(db);
  if (webOrigin === null) return { db, site, isAddressGuessed: true };
  return { db, site: { ...site, webOrigin } };
}
