import { Hono } from 'hono';
import { answerError, answerNotFound, type LogError } from './http/errors.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serveStaticFiles } from './http/staticFiles.ts';
import { healthRoutes } from './routes/health.ts';

/** What the server needs from outside. */
export interface Deps {
  /** The built pages; null serves the API alone. */
  readonly pagesDirectory: string | null;
  readonly logError: LogError;
}

/** The whole server as a function from request to response, without a port. */
export function createApp({ pagesDirectory, logError }: Deps): Hono {
  const app = new Hono({ strict: false }); // `/api` and `/api/` are the same place
  app.onError(answerError(logError));
  app.notFound(answerNotFound);
  app.use(securityHeaders);
  healthRoutes(app);
  if (pagesDirectory !== null) serveStaticFiles(app, pagesDirectory);
  return app;
}
