import type { HttpBindings } from '@hono/node-server';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import { STATUS_OF, type Refusal } from '#contract/problem.ts';
import { isDatabaseBusy, isDatabaseDown } from '../db/databaseErrors.ts';

/** Context of a request in the server. */
export interface ServerEnv {
  /** Node's request and response; absent in tests, which have no port. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { requestId: string; userId: string | null };
}

/**
 * Answer every uncaught error as `internal`, without its cause, and log it for the operator.
 * `X-Request-Id` has the id of the request. An unreachable or overloaded database is answered as a
 * temporary failure instead.
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

/** True if the client closed the connection while sending its body. */
function isCutOff(env: ServerEnv['Bindings'] | undefined): boolean {
  return env?.incoming?.destroyed === true && !env.incoming.complete;
}

/** Answer a call that does not exist. */
export const answerNotFound: NotFoundHandler<ServerEnv> = (context) =>
  answerRefusal(context, { code: 'not_found', summary: 'There is nothing here.' });

/** Answer a refusal with its reason. */
export function answerRefusal(context: Context, refusal: Refusal): Response {
  const { code, summary, details } = refusal; // other fields are not sent
  const problem = { code, summary, ...(details && { details }) };
  return context.json(problem, STATUS_OF[code], { 'Cache-Control': 'no-store' });
}
