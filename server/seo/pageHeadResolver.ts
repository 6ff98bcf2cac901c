import type { Context } from 'hono';
import { memoizeFor } from '../db/memoizeFor.ts';
import type { Deps } from '../deps.ts';
import type { PageHead } from '../domain/pageHead.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { ServerEnv } from '../http/errors.ts';
import { withTimeout } from '../ops/withTimeout.ts';
import { readHostPageHead } from './hostPageHeads.ts';
import { readPlainPageHead, findPageItem } from './pageHeads.ts';

/** Lifetime of a cached head. Many requests may come at once after a link is shared. */
const CACHE_MS = 10_000;
const MAX_CACHED = 1000;

/** Time limit for a head, which only other programs read. */
const TIMEOUT_MS = 500;

/** Finds the head of the page at an address; null for the plain page. */
type FindHead = (context: Context<ServerEnv>) => Promise<PageHead | null>;

/**
 * Resolves the head of a page. Over the rate limit, or while the database is down, visitors get the
 * plain page, which looks the same.
 */
export function createPageHeadResolver(deps: Deps): FindHead {
  const memoize = memoizeFor<PageHead>(CACHE_MS, MAX_CACHED);
  return async (context) => {
    const { path } = context.req;
    const hostPage = await readHostPageHead(deps, path);
    if (hostPage) return hostPage;
    const thing = findPageItem(path);
    if (thing === null) return readPlainPageHead(deps, path);
    if (deps.outage() !== null) return null;
    const address = clientAddress(context, deps.site.trustedProxies);
    const allowance = await deps.limits.take('pages', { userId: null, address, browser: null });
    if (allowance?.isAllowed === false) return null;
    try {
      const found = memoize(thing.key, () => thing.head(deps));
      return await withTimeout(found, TIMEOUT_MS, null);
    } catch (error) {
      deps.log.warn({ err: error }, 'a page was sent without its head');
      return null;
    }
  };
}
