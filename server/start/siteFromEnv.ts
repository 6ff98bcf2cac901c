import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../deps.ts';
import type { Env } from '../env.ts';

/** The mailbox that every web site has (RFC 2142). */
const MAILBOX = 'webmaster';

/** Archive of the built source, next to the pages. */
const SOURCE_ARCHIVE = 'source.tgz';

/**
 * Addresses and owner of a site with these settings, if its server listens on `port`. The source is
 * the address in the settings, else the archive that the build left next to the pages.
 */
export function siteFromEnv(env: Env, port: number, pagesDirectory: string | null = null): Site {
  const { publicUrl, trustedProxies = [], contact } = env;
  const apiOrigin = publicUrl ?? `http://localhost:${port}`;
  const archive = pagesDirectory && path.join(pagesDirectory, SOURCE_ARCHIVE);
  return {
    apiOrigin,
    webOrigin: env.webOrigin ?? apiOrigin,
    trustedProxies,
    makesDailies: env.makesDailies,
    contact: contact ?? `${MAILBOX}@${new URL(apiOrigin).hostname}`,
    source:
      env.source ?? (archive && existsSync(archive) ? `${apiOrigin}/${SOURCE_ARCHIVE}` : null),
  };
}
