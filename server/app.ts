import { Hono } from 'hono';
import type { Deps } from './deps.ts';
import { answerError, answerNotFound, type ServerEnv } from './http/errors.ts';
import { serveRoutes } from './http/implement.ts';
import { assignRequestIds, trackRequests } from './http/trackRequests.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { warnOfProxy } from './http/warnOfProxy.ts';
import { serveStaticFiles } from './http/staticFiles.ts';
import { allRoutes } from './routes/all.ts';
import { serveProbes } from './ops/probes.ts';
import { createPageResolver } from './seo/pageResolver.ts';
import { serveSecurityTxt } from './seo/serveSecurityTxt.ts';
import { serveForCrawlers } from './seo/serveForCrawlers.ts';

/** The server as a function from request to response, without a port. */
export type App = Hono<ServerEnv>;

/** Build the whole server. */
export function createApp(deps: Deps): App {
  const app: App = new Hono({ strict: false }); // treat `/api` and `/api/` alike
  app.onError(answerError(deps.log));
  app.notFound(answerNotFound);
  app.use(assignRequestIds(deps.site.trustedProxies));
  app.use(trackRequests(deps.trackRequest));
  app.use(securityHeaders(deps.site));
  if (deps.site.trustedProxies.length === 0) app.use(warnOfProxy(deps.log));
  serveProbes(app, deps.isReady);
  serveSecurityTxt(app, deps);
  serveRoutes(app, allRoutes(deps));
  if (deps.pagesDirectory !== null) {
    serveForCrawlers(app, deps);
    serveStaticFiles(app, deps.pagesDirectory, createPageResolver(deps));
  }
  return app;
}
