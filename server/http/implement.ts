import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { API_BASE, none, type BodySize, type CodeOf, type Endpoint } from '#contract/endpoint.ts';
import { refusal, type Refusal } from '#server/domain/refusal.ts';
import type { Result } from '#base/result.ts';
import type { Deps } from '#server/deps.ts';
import { answerRefusal, type ServerEnv } from './errors.ts';
import { originRefusal } from './origin.ts';
import { queryRefusal, readRequest } from './readRequest.ts';
import type { Allowance, RateCaller } from './RateLimits.ts';
import { callerRefusal, SIGNED_OUT, type Session, type SessionOf } from './session.ts';
import { browserKey } from '#server/auth/bindCookie.ts';
import { clientAddress } from './clientAddress.ts';

/** The caller of a request as a rate limit key. */
export function rateCaller(
  { site }: Pick<Deps, 'site'>,
  session: Session | null,
  context: Context<ServerEnv>,
): RateCaller {
  return {
    userId: session?.userId ?? null,
    address: clientAddress(context, site.trustedProxies),
    browser: browserKey(context, site),
  };
}

const MAX_BODY_BYTES: Readonly<Record<BodySize, number>> = {
  usual: 64 * 1024,
  puzzle: 256 * 1024,
  picture: 192 * 1024,
  event: 1024 * 1024,
};

/** Dependencies of every endpoint. */
type EndpointDeps = Pick<Deps, 'findSession' | 'limits' | 'outage' | 'site'>;

/** A call as a handler gets it: parsed and authorized. */
interface Call<E extends Endpoint, Deps> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly session: SessionOf<E['caller']>;
  readonly deps: Deps;
  /** For details outside the contract: cookies, headers, and `raw` answers. */
  readonly context: Context<ServerEnv>;
}

/** Response of the endpoint, or one of the refusals it declares. */
type Outcome<E extends Endpoint> = Result<z.input<E['response']>, Refusal<CodeOf<E>>>;

type Handle<E extends Endpoint, Deps> = (call: Call<E, Deps>) => Outcome<E> | Promise<Outcome<E>>;

/** An endpoint and its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly answer: (context: Context<ServerEnv>) => Promise<Response>;
}

/**
 * Serve an endpoint of the contract. Unauthorized or invalid calls never reach `handle`, and the
 * answer passes the endpoint's schema, so that no undeclared field leaks.
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

/** Authorize a call before its body is read. */
async function admit(
  { findSession, limits, outage, site }: EndpointDeps,
  endpoint: Endpoint,
  context: Context<ServerEnv>,
): Promise<Admitted> {
  const text = outage();
  if (text !== null) return { ok: false, error: { code: 'maintenance', text } };
  const foreign = endpoint.fromAnywhere ? null : originRefusal(context.req.raw, site.webOrigin);
  if (foreign) return { ok: false, error: foreign };
  const session = await findSession(context.req.raw);
  context.set('userId', session?.userId ?? null);
  const allowance = await limits.take(endpoint.rate, rateCaller({ site }, session, context));
  if (allowance) setRateLimitHeaders(context, allowance);
  if (allowance?.isAllowed === false)
    return { ok: false, error: refusal('rate_limited', 'refusals.tooManyRequests') };
  const refused = callerRefusal(endpoint, session);
  return refused ? { ok: false, error: refused } : { ok: true, session };
}

/**
 * Authorize again after a body was read: a client may send it slowly, and the owner of the account
 * may have ended the session meanwhile.
 */
async function admitAfterReading(
  { findSession }: EndpointDeps,
  endpoint: Endpoint,
  context: Context<ServerEnv>,
  before: Session | null,
): Promise<Admitted> {
  if (!endpoint.needsRecentSignIn || endpoint.body === none) return { ok: true, session: before };
  const session = await findSession(context.req.raw);
  const refused =
    before !== null && session === null ? SIGNED_OUT : callerRefusal(endpoint, session);
  return refused ? { ok: false, error: refused } : { ok: true, session };
}

/** RateLimit headers of the IETF draft, revision 6. */
function setRateLimitHeaders(context: Context, allowance: Allowance): void {
  const { isAllowed, limit, remaining, resetSeconds } = allowance;
  context.header('RateLimit-Limit', String(limit));
  context.header('RateLimit-Remaining', String(remaining));
  context.header('RateLimit-Reset', String(resetSeconds));
  if (!isAllowed) context.header('Retry-After', String(resetSeconds));
}

/** Answers are not cacheable, unless a raw one allows it. */
function respond(context: Context<ServerEnv>, value: unknown): Response {
  if (value instanceof Response) {
    if (!value.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
    return context.newResponse(value.body, value);
  }
  context.header('Cache-Control', 'no-store');
  if (value === undefined) return context.body(null, 204);
  return context.body(JSON.stringify(value), 200, { 'Content-Type': 'application/json' });
}

/** Add routes to the app, in any order: fixed paths have precedence over parameters. */
export function serveRoutes(app: Hono<ServerEnv>, routes: readonly Route[]): void {
  for (const { endpoint, answer } of routes.toSorted(byPath)) {
    // The app accepts addresses with and without a trailing slash.
    const path = `${API_BASE}${endpoint.path}`.replace(/\/$/, '');
    // GET skips the body: accessing it would create a whole `Request`, 30 µs.
    if (endpoint.method === 'GET') app.get(path, answer);
    else app.on(endpoint.method, path, limitBody(MAX_BODY_BYTES[endpoint.bodySize]), answer);
  }
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) => answerRefusal(context, refusal('too_large', 'refusals.tooLarge')),
  });
}

/** Sort order: segment by segment, a parameter comes after every fixed word. */
function byPath(a: Route, b: Route): number {
  const [keyA, keyB] = [sortKey(a), sortKey(b)];
  return Number(keyA > keyB) - Number(keyA < keyB);
}

function sortKey({ endpoint }: Route): string {
  return endpoint.path.replaceAll('/:', '/\u{ffff}');
}
