import type { Site } from '../deps.ts';
import type { Env } from '../env.ts';

/** Where a site with these settings is, if its server listens on `port`. */
export function siteOf({ publicUrl, webOrigin, trustedProxies = [] }: Env, port: number): Site {
  const apiOrigin = publicUrl ?? `http://localhost:${port}`;
  return { apiOrigin, webOrigin: webOrigin ?? apiOrigin, trustedProxies };
}
