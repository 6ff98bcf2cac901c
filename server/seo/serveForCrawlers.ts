import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import { answerRefusal, type ServerEnv } from '../http/errors.ts';
import { answerFile } from '../http/sentFile.ts';
import { createSitemapFinder } from './sitemaps.ts';

/**
 * Paths that search engines need not visit: signing in, and calls for moderators or signed-in
 * users. Other calls stay allowed, because crawlers run the scripts of pages. Account pages carry
 * their own noindex.
 */
const CLOSED = ['/api/auth/', '/api/moderation/', '/api/notification', '/oauth/', '/mod/'];

/** Serve `/robots.txt` and the sitemaps. */
export function serveForCrawlers(app: Hono<ServerEnv>, deps: Deps): void {
  const { db, site, outage } = deps;
  const robots = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.webOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (context) =>
    context.text(robots, 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
  const find = createSitemapFinder(db, site.webOrigin);
  app.on('GET', ['/sitemap.xml', '/sitemaps/:file'], async (context, next) => {
    const summary = outage();
    if (summary !== null) return answerRefusal(context, { code: 'maintenance', summary });
    const sitemap = await find(context.req.path);
    return sitemap ? answerFile(context, sitemap) : next();
  });
}
