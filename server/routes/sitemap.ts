import { readSitemap } from '#contract/sitemap.ts';
import { fail, ok } from '#base/result.ts';
import { sitemapPage } from '../db/sitemap.ts';
import type { Deps } from '../deps.ts';
import { implement, type Route } from '../http/implement.ts';

/** What search engines may visit. */
export function sitemapRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, readSitemap, async ({ params, query }) => {
      if (query.cursorAfter !== undefined && query.cursorBefore !== undefined)
        return fail({
          code: 'invalid_request',
          summary: 'Give cursorBefore or cursorAfter, not both.',
        });
      return ok(await sitemapPage(deps.db, params.kind, query));
    }),
  ];
}
