import type { HttpBindings } from '@hono/node-server';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import { STATUS_OF, type Refusal } from '#contract/problem.ts';
import { isDatabaseBusy, isDatabaseDown } from '../db/databaseErrors.ts';

/** What requests carry through the server. */
export interface ServerEnv {
  /** What Node's server knows of a request; nothing in tests, which have no port. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { requestId: string; userId: string | null };
}

/**
 * Answer every uncaught error as `internal`, without a word about its cause, and log it for the
 * person who runs the server. The client is told the id of the request, in `X-Request-Id`. A
 * database that cannot be reached, or has too much to do, is no mistake: one may try again.
 */
export function answerError(log: Logger): ErrorHandler<ServerEnv> {
  return (error, context) => {
    const requestId = context.get('requestId');
    if (isCutOff(context.env)) {
      log.debug({ requestId }, 'a client went away before its request was whole');
      const summary = 'The request was cut off before its end: send it again.';
      return answerRefusal(context, { code: 'invalid_request', summary });
    }
    if (isDatabaseDown(error)) {
      log.warn({ err: error, requestId }, 'a call did not reach the database');
      const summary = 'The site cannot reach its database right now: try again in a moment.';
      return answerRefusal(context, { code: 'maintenance', summary });
    }
    if (isDatabaseBusy(error)) {
      log.warn({ err: error, requestId }, 'the database took too long for a call');
      const summary = 'The site has too much to do right now: try again in a moment.';
      return answerRefusal(context, { code: 'busy', summary });
    }
    log.error({ err: error, requestId }, 'a call failed');
    const summary = 'Something went wrong on the server.';
    return answerRefusal(context, { code: 'internal', summary });
  };
}

/** Whether the client ended the connection while it sent its body. */
function isCutOff(env: ServerEnv['Bindings'] | undefined): boolean {
  return env?.incoming?.destroyed === true && !env.incoming.complete;
}

/** Answer a call that does not exist. */
export const answerNotFound: NotFoundHandler<ServerEnv> = (context) =>
  answerRefusal(context, { code: 'not_found', summary: 'There is nothing here.' });

/** Answer that something was not done, and why. */
export function answerRefusal(context: Context, refusal: Refusal): Response {
  const { code, summary, details } = refusal; // refusals may carry more, which is not for answers
  const problem = { code, summary, ...(details && { details }) };
  return context.json(problem, STATUS_OF[code], { 'Cache-Control': 'no-store' });
}
