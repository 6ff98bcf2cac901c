import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../deps.ts';
import type { Env } from '../env.ts';

/** The mailbox that every site with pages has (RFC 2142). */
const MAILBOX = 'webmaster';

/** The source of what was built, beside the pages. */
const SOURCE_ARCHIVE = 'source.tgz';

/**
 * Where a site with these settings is, if its server listens on `port`, and whose it is. Its source
 * is where its host says, else what the build left beside the pages.
 */
export function siteFromEnv(env: Env, port: number, pagesDirectory: string | null = null): Site {
  const { publicUrl, trustedProxies = [], contact } = env;
  const apiOrigin = publicUrl ?? `http://localhost:${port}`;
  const archive = pagesDirectory && path.join(pagesDirectory, SOURCE_ARCHIVE);
  return {
    apiOrigin,
    webOrigin: env.webOrigin ?? apiOrigin,
    trustedProxies,
    contact: contact ?? `${MAILBOX}@${new URL(apiOrigin).hostname}`,
    source:
      env.source ?? (archive && existsSync(archive) ? `${apiOrigin}/${SOURCE_ARCHIVE}` : null),
  };
}
