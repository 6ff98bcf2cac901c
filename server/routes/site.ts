import { readFrontpage, openApi, readSitemap } from '#contract/site.ts';
import { readHostPage } from '#contract/hostPages.ts';
import { API_VERSION, health } from '#contract/health.ts';
import { fail, ok } from '#base/result.ts';
import { sessionCookie } from '../auth/sessions.ts';
import { TWO_CURSORS } from '../db/page.ts';
import { createFrontpageReader } from '../db/published.ts';
import { sitemapPage } from '../db/sitemap.ts';
import type { Deps } from '../deps.ts';
import { answerCacheable } from '../http/answerCacheable.ts';
import { refusal } from '../domain/refusal.ts';
import { implement, type Route } from '../http/implement.ts';
import { describeApi } from '../http/openapi.ts';
import { VERSION } from '../version.ts';

const OPENAPI_MAX_AGE_SECONDS = 600;

/** Routes about the site itself: its front page, health, API description and sitemap. */
export function siteRoutes(deps: Deps): readonly Route[] {
  return [
    ...frontpageRoutes(deps),
    ...healthRoutes(deps),
    ...hostPageRoutes(deps),
    ...openApiRoutes(deps),
    ...sitemapRoutes(deps),
  ];
}

/** The newest puzzles and collections. */
function frontpageRoutes(deps: Deps): readonly Route[] {
  const read = createFrontpageReader(deps.db);
  return [implement(deps, readFrontpage, async () => ok(await read()))];
}

/** Needs no database: the API version, the release, and what pages need to know of the site. */
function healthRoutes(deps: Deps): readonly Route[] {
  const { webOrigin: address, contact, source } = deps.site;
  const takesPayments = deps.payments !== null;
  const { signUp } = deps;
  const owner = { address, contact, ...(source && { source }) };
  const answer = { version: API_VERSION, release: VERSION, ...owner, takesPayments, signUp };
  return [
    implement(deps, health, async () =>
      ok({ ...answer, pages: [...(await deps.hostPages.list())] }),
    ),
  ];
}

/** Pages with texts of the host. */
function hostPageRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, readHostPage, async ({ params, query }) => {
      const page = await deps.hostPages.read(params.name, query.language);
      return page ? ok(page) : fail(refusal('not_found', 'refusals.nothingHere'));
    }),
  ];
}

/** The OpenAPI document, built at the first request and cached. */
function openApiRoutes(deps: Deps): readonly Route[] {
  const { apiOrigin } = deps.site;
  let json: string | null = null;
  return [
    implement(deps, openApi, ({ context }) => {
      const { name } = sessionCookie(deps.site);
      json ??= JSON.stringify(describeApi({ apiOrigin, version: VERSION, sessionCookie: name }));
      const document = {
        body: json,
        type: 'application/json',
        maxAgeSeconds: OPENAPI_MAX_AGE_SECONDS,
      };
      return ok(answerCacheable(context, document));
    }),
  ];
}

/** Pages that search engines may index. */
function sitemapRoutes(deps: Deps): readonly Route[] {
  return [
    implement(deps, readSitemap, async ({ params, query }) => {
      if (query.cursorAfter !== undefined && query.cursorBefore !== undefined)
        return fail(TWO_CURSORS);
      return ok(await sitemapPage(deps.db, params.kind, query));
    }),
  ];
}
