import type { Logger } from 'pino';
import type { MiddlewareHandler } from 'hono';

/**
 * Warns once about a proxy that is not in the settings: all its visitors then count as one, and are
 * refused together. For sites without trusted proxies.
 */
export function warnOfProxy(log: Logger): MiddlewareHandler {
  let isWarned = false;
  return (context, next) => {
    if (!isWarned && context.req.header('X-Forwarded-For') !== undefined) {
      isWarned = true;
      log.warn(
        'a request came with X-Forwarded-For, and TRUSTED_PROXIES is not set: behind a proxy all visitors count as one',
      );
    }
    return next();
  };
}
