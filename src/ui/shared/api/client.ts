import type * as z from 'zod/mini';
import { API_BASE, none, raw, type Endpoint, type QueryValue } from '#contract/endpoint.ts';
import { message } from '#texts/message.ts';
import { network, UNREACHABLE } from '#ui/shared/platform/network.ts';
import { receiveText } from '#ui/shared/texts/receiveText.ts';
import { ApiError, refusedBecause, NoAnswerError } from './apiErrors.ts';
import { noteAnswer, serverFails } from './reach.ts';
import { outageOf, readRefusal } from './refusals.ts';

/**
 * The values of parameters, with the types of the handler; optional where the request may omit
 * them.
 */
type Values<Schema extends z.ZodMiniType> = {
  readonly [Name in keyof z.input<Schema>]: Name extends keyof z.output<Schema>
    ? z.output<Schema>[Name]
    : never;
};

/** A part of the input, optional if it may be empty. */
type Fields<Name extends string, Value> =
  Record<string, never> extends Value
    ? Readonly<Partial<Record<Name, Value>>>
    : Readonly<Record<Name, Value>>;

type Body<Value> = undefined extends Value ? { readonly body?: Value } : { readonly body: Value };

/** The input of a call to `E`. */
type Input<E extends Endpoint> = Fields<'params', Values<E['params']>> &
  Fields<'query', Values<E['query']>> &
  Body<z.input<E['body']>> &
  Way;

/** Options of the request. */
interface Way {
  readonly signal?: AbortSignal;
  /** The request survives the page; only for small bodies. */
  readonly keepalive?: boolean;
  /** `reload` bypasses the browser's cache. */
  readonly cache?: RequestCache;
}

interface AnyInput extends Way {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
}

let credentials: RequestCredentials = 'include';

/** Send no credentials from now on: the page is embedded in another site. */
export function omitCredentials(): void {
  credentials = 'omit';
}

/**
 * Call an endpoint and parse its answer. Throws an `ApiError` when the server refuses, and a
 * `NoAnswerError` when it can't be reached or is in maintenance, or in offline mode, which makes no
 * calls.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<z.output<E['response']>>;
export async function call(endpoint: Endpoint, input: AnyInput): Promise<unknown> {
  const { params = {}, query = {}, body, signal = null, ...way } = input;
  const path = pathOf(endpoint, params);
  if (path === null) throw await nothingHere();
  const response = await send(API_BASE + path + queryOf(query), {
    method: endpoint.method,
    credentials,
    signal,
    keepalive: way.keepalive ?? false,
    cache: way.cache ?? 'default',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await failureOf(response);
  noteAnswer(endpoint.method);
  if (endpoint.response === raw) return response;
  return endpoint.response.parse(endpoint.response === none ? undefined : await response.json());
}

async function send(address: string, init: RequestInit): Promise<Response> {
  if (network.current() === 'offlineMode') throw new NoAnswerError();
  try {
    const ahead = init.method === 'GET' ? takePrefetched(address) : null;
    return await (ahead ?? fetch(address, init));
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    serverFails(UNREACHABLE);
    throw new NoAnswerError({ cause: error });
  }
}

/** The error of an answer that is no success. */
async function failureOf(response: Response): Promise<Error> {
  const error = await readRefusal(response);
  const reason = outageOf(error);
  if (reason === null) {
    noteAnswer();
    return error;
  }
  serverFails(reason);
  const sentence = reason.kind === 'maintenance' ? reason.sentence : null;
  return new NoAnswerError({ cause: error }, sentence);
}

/** The path with its parameters; null if a parameter would lead to another path. */
function pathOf({ path }: Endpoint, params: Readonly<Record<string, string>>): string | null {
  // Browsers resolve `.` and `..` even when they are encoded, and an empty segment would change
  // the path.
  const names = Array.from(path.matchAll(/\/:([^/]+)/g), ([, name = '']) => name);
  if (names.some((name) => /^\.{0,2}$/.test(params[name] ?? ''))) return null;
  return path.replaceAll(
    /\/:([^/]+)/g,
    (_, name: string) => `/${encodeURIComponent(params[name] ?? '')}`,
  );
}

/** A refusal as the server would answer an address without a page. */
async function nothingHere(): Promise<ApiError> {
  const text = await receiveText(message('refusals.nothingHere'));
  return new ApiError(404, 'not_found', 'There’s nothing at this address.', { text });
}

/** The query string. Lists repeat the name, and undefined values are left out. */
function queryOf(query: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((item) => [name, String(item)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

interface AskedAhead {
  readonly address: string;
  readonly response: Promise<Response>;
}

declare global {
  /** The response that `boot.js` requested before the modules were loaded. */
  var askedAhead: AskedAhead | undefined;
}

/**
 * The response that `boot.js` prefetched for an address. It is used once, as it is as old as the
 * page.
 */
function takePrefetched(address: string): Promise<Response> | null {
  const { askedAhead } = globalThis;
  if (askedAhead?.address !== address) return null;
  globalThis.askedAhead = undefined;
  return askedAhead.response;
}

/**
 * Call an endpoint that deletes something. `not_found` counts as success: an earlier call succeeded
 * with its answer lost.
 */
export async function ensureGone<E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof call<E>>[1],
): Promise<void> {
  try {
    await call(endpoint, input);
  } catch (error) {
    if (refusedBecause<Endpoint>(endpoint, error) !== 'not_found') throw error;
  }
}
