import { readFrontpage } from '#contract/frontpage.ts';
import { ok } from '#base/result.ts';
import { frontpageReader } from '../db/frontpage.ts';
import type { Deps } from '../deps.ts';
import { implement, type Route } from '../http/implement.ts';

/** What is new. */
export function frontpageRoutes(deps: Deps): readonly Route[] {
  const read = frontpageReader(deps.db);
  return [implement(deps, readFrontpage, async () => ok(await read()))];
}
