import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { connectedAddress, isInNetworks, parseNetworks } from './clientAddress.ts';
import type { ServerEnv } from './errors.ts';

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
