import type { Logger } from 'pino';
import type { TrackRequest } from '../http/trackRequests.ts';

/**
 * Logs calls; files and pages at the level `debug` only. The reason of a failed call is another
 * line.
 */
export function requestLogger(log: Logger): TrackRequest {
  return ({ userId, ...request }) => {
    const level = request.route.startsWith('/api') ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    log[level](userId === null ? request : { ...request, userId }, 'request');
  };
}
