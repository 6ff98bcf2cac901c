import { memoizeFor } from '../db/memoizeFor.ts';
import type { Deps } from '../deps.ts';
import type { PageHead } from '../domain/pageHead.ts';
import { clientAddress } from '../http/clientAddress.ts';
import type { FindHead } from '../http/staticFiles.ts';
import { inTime } from '../ops/inTime.ts';
import { headOfPlainPage, thingAt } from './headOfPage.ts';

/** A page says the same for so long. Many may come at once where somebody linked to it. */
const KEPT_MS = 10_000;
const MAX_KEPT = 1000;

/** Nobody waits longer for words that a program may read. */
const PATIENCE_MS = 500;

/**
 * What pages say of themselves. Whoever asks for very many, or comes while the database does not
 * answer, gets the plain page: to a person it is the same.
 */
export function createPageHeadResolver(deps: Deps): FindHead {
  const remember = memoizeFor<PageHead>(KEPT_MS, MAX_KEPT);
  return async (context) => {
    const { path } = context.req;
    const thing = thingAt(path);
    if (thing === null) return headOfPlainPage(deps, path);
    if (deps.outage() !== null) return null;
    const address = clientAddress(context, deps.site.trustedProxies);
    const allowance = await deps.limits.take('pages', { userId: null, address, browser: null });
    if (allowance?.isAllowed === false) return null;
    try {
      const found = remember(thing.key, () => thing.head(deps));
      return await inTime(found, PATIENCE_MS, null);
    } catch (error) {
      deps.log.warn({ err: error }, 'a page was sent without its head');
      return null;
    }
  };
}
