import type { HttpBindings } from '@hono/node-server';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { Logger } from 'pino';
import { STATUS_OF, type Problem } from '#contract/problem.ts';
import { refusal, type Refusal } from '#server/domain/refusal.ts';
import { english } from '#texts/english.ts';
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
      return answerRefusal(context, refusal('invalid_request', 'refusals.cutOff'));
    }
    if (isDatabaseDown(error)) {
      log.warn({ err: error, requestId }, 'a call did not reach the database');
      return answerRefusal(context, refusal('maintenance', 'refusals.databaseDown'));
    }
    if (isDatabaseBusy(error)) {
      log.warn({ err: error, requestId }, 'the database took too long for a call');
      return answerRefusal(context, refusal('busy', 'refusals.busy'));
    }
    log.error({ err: error, requestId }, 'a call failed');
    return answerRefusal(context, refusal('internal', 'refusals.failed'));
  };
}

/** True if the client closed the connection while sending its body. */
function isCutOff(env: ServerEnv['Bindings'] | undefined): boolean {
  return env?.incoming?.destroyed === true && !env.incoming.complete;
}

/** Answer a call that does not exist. */
export const answerNotFound: NotFoundHandler<ServerEnv> = (context) =>
  answerRefusal(context, refusal('not_found', 'refusals.nothingHere'));

/** Answer a refusal with its reason. */
export function answerRefusal(context: Context, refused: Refusal): Response {
  return context.json(problemOf(refused), STATUS_OF[refused.code], { 'Cache-Control': 'no-store' });
}

/** The answer to a refused call: English for programs, the text for pages. */
export function problemOf({ code, text, summary, details }: Refusal): Problem {
  const problem: Problem = { code, summary: summary ?? english.say(text) };
  if (typeof text === 'object' && 'id' in text) problem.text = text;
  if (details) problem.details = details;
  return problem;
}
