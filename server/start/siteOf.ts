import type { Site } from '../deps.ts';
import type { Env } from '../env.ts';

/** The mailbox that every site with pages has (RFC 2142). */
const MAILBOX = 'webmaster';

/** Where a site with these settings is, if its server listens on `port`, and whose it is. */
export function siteOf(env: Env, port: number): Site {
  const { publicUrl, trustedProxies = [], contact, source = null } = env;
  const apiOrigin = publicUrl ?? `http://localhost:${port}`;
  return {
    apiOrigin,
    webOrigin: env.webOrigin ?? apiOrigin,
    trustedProxies,
    contact: contact ?? `${MAILBOX}@${new URL(apiOrigin).hostname}`,
    source,
  };
}
