import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Deps } from './deps.ts';
import { answerError, answerNotFound, type ServerEnv } from './http/errors.ts';
import { serveRoutes } from './http/implement.ts';
import { noteRequests } from './http/noteRequests.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serveStaticFiles } from './http/staticFiles.ts';
import { serveProbes } from './ops/probes.ts';
import { authRoutes } from './routes/auth.ts';
import { commentRoutes } from './routes/comments.ts';
import { completionRoutes } from './routes/completions.ts';
import { frontpageRoutes } from './routes/frontpage.ts';
import { healthRoutes } from './routes/health.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { collectionRoutes } from './routes/collections.ts';
import { feedRoutes } from './routes/feeds.ts';
import { oembedRoutes } from './routes/oembed.ts';
import { puzzleRoutes } from './routes/puzzles.ts';
import { searchRoutes } from './routes/search.ts';
import { sitemapRoutes } from './routes/sitemap.ts';

/** The server as a function from request to response, without a port. */
export type App = Hono<ServerEnv>;

/** The whole server. */
export function createApp(deps: Deps): App {
  const app: App = new Hono({ strict: false }); // `/api` and `/api/` are the same place
  app.onError(answerError(deps.log));
  app.notFound(answerNotFound);
  app.use(requestId());
  app.use(noteRequests(deps.noteRequest));
  app.use(securityHeaders);
  serveProbes(app, deps.isReady);
  serveRoutes(app, healthRoutes(deps));
  serveRoutes(app, authRoutes(deps));
  serveRoutes(app, frontpageRoutes(deps));
  serveRoutes(app, puzzleRoutes(deps));
  serveRoutes(app, searchRoutes(deps));
  serveRoutes(app, completionRoutes(deps));
  serveRoutes(app, commentRoutes(deps));
  serveRoutes(app, notificationRoutes(deps));
  serveRoutes(app, collectionRoutes(deps));
  serveRoutes(app, feedRoutes(deps));
  serveRoutes(app, oembedRoutes(deps));
  serveRoutes(app, sitemapRoutes(deps));
  if (deps.pagesDirectory !== null) serveStaticFiles(app, deps.pagesDirectory);
  return app;
}
