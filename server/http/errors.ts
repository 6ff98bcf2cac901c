import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import { STATUS_OF, type Refusal } from '#contract/problem.ts';

/** What requests carry through the server. */
export interface ServerEnv {
  readonly Variables: RequestIdVariables;
}

/**
 * Tells the person who runs the server about an error nobody expected. The client is told the id of
 * the request, in the header `X-Request-Id`, and nothing else.
 */
export type LogError = (error: Error, requestId: string) => void;

/** Answer every uncaught error as `internal`, without a word about its cause, and log it. */
export function answerError(logError: LogError): ErrorHandler<ServerEnv> {
  return (error, context) => {
    logError(error, context.get('requestId'));
    const summary = 'Something went wrong on the server.';
    return answerRefusal(context, { code: 'internal', summary });
  };
}

/** Answer a call that does not exist. */
export const answerNotFound: NotFoundHandler<ServerEnv> = (context) =>
  answerRefusal(context, { code: 'not_found', summary: 'There is nothing here.' });

/** Answer that something was not done, and why. */
export function answerRefusal(context: Context, { code, summary }: Refusal): Response {
  return context.json({ code, summary }, STATUS_OF[code], { 'Cache-Control': 'no-store' });
}
