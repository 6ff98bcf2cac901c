import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import type { Problem } from '#contract/problem.ts';

/** Tells the person who runs the server about an error nobody expected. */
export type LogError = (error: Error) => void;

/** Answer every uncaught error as `internal`, without a word about its cause, and log it. */
export function answerError(logError: LogError): ErrorHandler {
  return (error, context) => {
    logError(error);
    return problem(context, 500, 'internal', 'Something went wrong on the server.');
  };
}

/** Answer a call that does not exist. */
export const answerNotFound: NotFoundHandler = (context) =>
  problem(context, 404, 'not_found', 'There is nothing here.');

function problem(context: Context, status: 404 | 500, code: string, summary: string): Response {
  const body: Problem = { code, summary };
  return context.json(body, status, { 'Cache-Control': 'no-store' });
}
