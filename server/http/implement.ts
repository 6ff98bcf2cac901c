import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { API_BASE, none, type BodySize, type CodeOf, type Endpoint } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/problem.ts';
import type { Result } from '#engine/result.ts';
import type { Deps } from '../deps.ts';
import { answerRefusal, type ServerEnv } from './errors.ts';
import { originRefusal } from './origin.ts';
import { queryRefusal, readRequest } from './readRequest.ts';
import { rateCaller } from './rateCaller.ts';
import type { Allowance } from './RateLimits.ts';
import { callerRefusal, SIGNED_OUT, type Session, type SessionOf } from './session.ts';

const MAX_BODY_BYTES: Readonly<Record<BodySize, number>> = {
  usual: 64 * 1024,
  puzzle: 256 * 1024,
  picture: 192 * 1024,
  event: 1024 * 1024,
};

/** What every endpoint needs from outside. */
type EndpointDeps = Pick<Deps, 'findSession' | 'limits' | 'outage' | 'site'>;

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
    const tooLong = queryRefusal(context);
    if (tooLong) return answerRefusal(context, tooLong);
    const admitted = await admit(deps, endpoint, context);
    if (!admitted.ok) return answerRefusal(context, admitted.error);
    const request = await readRequest(endpoint, context);
    if (!request.ok) return answerRefusal(context, request.error);
    const asked = await admitAfterReading(deps, endpoint, context, admitted.session);
    if (!asked.ok) return answerRefusal(context, asked.error);
    const { session } = asked;
    const outcome = await handle({ ...request.value, session, deps, context });
    if (!outcome.ok && outcome.error.code === 'sign_in_failed')
      await deps.limits.noteFailure(endpoint.rate, rateCaller(deps, session, context));
    if (!outcome.ok) return answerRefusal(context, outcome.error);
    return respond(context, endpoint.response.parse(outcome.value));
  };
  return { endpoint, answer };
}

type Admitted =
  | { readonly ok: true; readonly session: Session | null }
  | { readonly ok: false; readonly error: Refusal };

/** Decide whether a call is made at all, before anything of it is read. */
async function admit(
  { findSession, limits, outage, site }: EndpointDeps,
  endpoint: Endpoint,
  context: Context<ServerEnv>,
): Promise<Admitted> {
  const summary = outage();
  if (summary !== null) return { ok: false, error: { code: 'maintenance', summary } };
  const foreign = endpoint.fromAnywhere ? null : originRefusal(context.req.raw, site.webOrigin);
  if (foreign) return { ok: false, error: foreign };
  const session = await findSession(context.req.raw);
  context.set('userId', session?.userId ?? null);
  const allowance = await limits.take(endpoint.rate, rateCaller({ site }, session, context));
  if (allowance) setRateLimitHeaders(context, allowance);
  if (allowance?.isAllowed === false)
    return {
      ok: false,
      error: { code: 'rate_limited', summary: 'That was a lot at once: wait a little.' },
    };
  const refusal = callerRefusal(endpoint, session);
  return refusal ? { ok: false, error: refusal } : { ok: true, session };
}

/**
 * Ask once more who calls where a body was read: its client may send it slowly, and meanwhile the
 * owner of the account may have ended the session.
 */
async function admitAfterReading(
  { findSession }: EndpointDeps,
  endpoint: Endpoint,
  context: Context<ServerEnv>,
  before: Session | null,
): Promise<Admitted> {
  if (!endpoint.needsRecentSignIn || endpoint.body === none) return { ok: true, session: before };
  const session = await findSession(context.req.raw);
  const refusal =
    before !== null && session === null ? SIGNED_OUT : callerRefusal(endpoint, session);
  return refusal ? { ok: false, error: refusal } : { ok: true, session };
}

/** RateLimit headers as in the draft of the IETF, revision 6. */
function setRateLimitHeaders(context: Context, allowance: Allowance): void {
  const { isAllowed, limit, remaining, resetSeconds } = allowance;
  context.header('RateLimit-Limit', String(limit));
  context.header('RateLimit-Remaining', String(remaining));
  context.header('RateLimit-Reset', String(resetSeconds));
  if (!isAllowed) context.header('Retry-After', String(resetSeconds));
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
  for (const { endpoint, answer } of routes.toSorted(byPath)) {
    // The app takes addresses with and without a last slash.
    const path = `${API_BASE}${endpoint.path}`.replace(/\/$/, '');
    // Asked for its body, a request without one is made a whole `Request` of: 30 µs.
    if (endpoint.method === 'GET') app.get(path, answer);
    else app.on(endpoint.method, path, limitBody(MAX_BODY_BYTES[endpoint.bodySize]), answer);
  }
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) =>
      answerRefusal(context, { code: 'too_large', summary: 'The body is too large.' }),
  });
}

/** Orders paths so that, segment by segment, a parameter comes after every fixed word. */
function byPath(a: Route, b: Route): number {
  const [keyA, keyB] = [sortKey(a), sortKey(b)];
  return Number(keyA > keyB) - Number(keyA < keyB);
}

function sortKey({ endpoint }: Route): string {
  return endpoint.path.replaceAll('/:', '/\u{ffff}');
}
