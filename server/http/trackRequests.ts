import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ServerEnv } from './errors.ts';
import { randomUUID } from 'node:crypto';
import { connectedAddress, isInNetworks, parseNetworks } from './clientAddress.ts';

/** An answered request, for logs and metrics. */
interface AnsweredRequest {
  readonly method: string;
  /** The pattern of its route: addresses contain ids, whole puzzles and codes of sign-ins. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly requestId: string;
  readonly userId: string | null;
}

export type TrackRequest = (request: AnsweredRequest) => void;

/** Calls `note` for every answered request. */
export function trackRequests(note: TrackRequest): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    context.set('userId', null);
    const startedMs = performance.now();
    await next();
    note({
      method: methodOf(context),
      route: patternOf(context),
      status: context.res.status,
      ms: Math.round((performance.now() - startedMs) * 10) / 10,
      requestId: context.get('requestId'),
      userId: context.get('userId'),
    });
  };
}

/** The first matching route that is not a wildcard: `/user/me` also matches `/user/:id`. */
function patternOf(context: Context): string {
  const own = matchedRoutes(context).find(({ path }) => !path.includes('*'));
  if (own) return own.path;
  return context.req.path.startsWith('/api') ? '/api/*' : '/*';
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** A client may send any word as the method. */
function methodOf({ req }: Context): string {
  return METHODS.has(req.method) ? req.method : 'other';
}

const HEADER = 'X-Request-Id';
const ID = /^[\w=-]{1,128}$/;

/**
 * Assigns an id to each request, for its answer and the log. A trusted proxy may set it; from
 * others an id could impersonate another request in the log.
 */
export function assignRequestIds(trustedProxies: readonly string[]): MiddlewareHandler<ServerEnv> {
  const trusted = parseNetworks(trustedProxies);
  return async (context, next) => {
    const from = connectedAddress(context.env);
    const sent = isInNetworks(trusted, from) ? context.req.header(HEADER) : undefined;
    const id = sent !== undefined && ID.test(sent) ? sent : randomUUID();
    context.set('requestId', id);
    context.header(HEADER, id);
    await next();
  };
}
