import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { API_BASE, type CodeOf, type Endpoint } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/problem.ts';
import type { Result } from '#engine/result.ts';
import { answerRefusal, type ServerEnv } from './errors.ts';
import { readRequest } from './readRequest.ts';
import { callerRefusal, type FindSession, type SessionOf } from './session.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** What every endpoint needs from outside. */
interface EndpointDeps {
  readonly findSession: FindSession;
}

/** One call as a handler sees it: parsed, and made by somebody who may make it. */
interface Call<E extends Endpoint, Deps> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly session: SessionOf<E['caller']>;
  readonly deps: Deps;
  /** For what no contract says: cookies, headers, and answers that are `raw`. */
  readonly context: Context<ServerEnv>;
}

/** What the endpoint answers, or one of the refusals it declares. */
type Outcome<E extends Endpoint> = Result<z.input<E['response']>, Refusal<CodeOf<E>>>;

type Handle<E extends Endpoint, Deps> = (call: Call<E, Deps>) => Outcome<E> | Promise<Outcome<E>>;

/** An endpoint and what serves it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly answer: (context: Context<ServerEnv>) => Promise<Response>;
}

/**
 * Serve an endpoint of the contract. Who may not call and what does not parse never reaches
 * `handle`, and the answer goes through the endpoint's schema, so that nothing undeclared leaks.
 */
export function implement<E extends Endpoint, Deps extends EndpointDeps>(
  deps: Deps,
  endpoint: E,
  handle: Handle<E, Deps>,
): Route;
export function implement(
  deps: EndpointDeps,
  endpoint: Endpoint,
  handle: Handle<Endpoint, EndpointDeps>,
): Route {
  const answer = async (context: Context<ServerEnv>): Promise<Response> => {
    const session = await deps.findSession(context.req.raw);
    const refusal = callerRefusal(endpoint.caller, session);
    if (refusal) return answerRefusal(context, refusal);
    const request = await readRequest(endpoint, context);
    if (!request.ok) return answerRefusal(context, request.error);
    const outcome = await handle({ ...request.value, session, deps, context });
    if (!outcome.ok) return answerRefusal(context, outcome.error);
    return respond(context, endpoint.response.parse(outcome.value));
  };
  return { endpoint, answer };
}

/** Answers are not to be cached, unless a raw one says so. */
function respond(context: Context<ServerEnv>, value: unknown): Response {
  if (value instanceof Response) {
    if (!value.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
    return context.newResponse(value.body, value);
  }
  context.header('Cache-Control', 'no-store');
  if (value === undefined) return context.body(null, 204);
  return context.body(JSON.stringify(value), 200, { 'Content-Type': 'application/json' });
}

/** Add routes to the app, in any order: fixed paths win over those with parameters. */
export function serveRoutes(app: Hono<ServerEnv>, routes: readonly Route[]): void {
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) =>
      answerRefusal(context, { code: 'too_large', summary: 'The body is too large.' }),
  });
  for (const { endpoint, answer } of routes.toSorted(byPath)) {
    // The app takes addresses with and without a last slash.
    const path = `${API_BASE}${endpoint.path}`.replace(/\/$/, '');
    app.on(endpoint.method, path, limit, answer);
  }
}

/** Orders paths so that, segment by segment, a parameter comes after every fixed word. */
function byPath(a: Route, b: Route): number {
  const [keyA, keyB] = [sortKey(a), sortKey(b)];
  return Number(keyA > keyB) - Number(keyA < keyB);
}

function sortKey({ endpoint }: Route): string {
  return endpoint.path.replaceAll('/:', '/\u{ffff}');
}
