import * as z from 'zod/mini';
import type { ErrorCode } from './problem.ts';

/** Path of the API on the server's origin. */
export const API_BASE = '/api';

/**
 * Callers of an endpoint: everyone, signed-in accounts, or moderators. Conditions on the item
 * itself, such as its authorship, are checked by the handler.
 */
export type Caller = 'anyone' | 'user' | 'moderator';

/** Time after its sign-in in which a session may make calls with `needsRecentSignIn`. */
export const RECENT_MINUTES = 10;

/** Restrictions that moderators can set for some time. */
export const RESTRICTIONS = ['comments', 'puzzles', 'collections', 'ratings'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/**
 * Groups of calls that share a rate limit. The server defines the limits; `unlimited` is for
 * monitoring.
 */
export const RATE_GROUPS = [
  'unlimited',
  'reads',
  'search',
  'pages',
  'pictures',
  'previews',
  'writes',
  'uploads',
  'comments',
  'gathering',
  'signIn',
  'checkout',
  'paymentEvents',
  'solving',
  'reports',
  'exports',
] as const;
export type RateGroup = (typeof RATE_GROUPS)[number];

/** No body: a request without one, or an answer with status 204. */
export const none = z.undefined();

/**
 * An answer that is not JSON, such as a redirect or a picture: the handler creates the response.
 */
export const raw = z.instanceof(Response);

/** A body passed to the handler unparsed, for example to verify its signature. */
export const rawBody = z.string();

/**
 * Size limit of a body: that of most calls, of one with a puzzle or a picture, or of a payment
 * event.
 */
export type BodySize = 'usual' | 'puzzle' | 'picture' | 'event';

const noFields = z.object({});

/**
 * An endpoint of the API: the server implements it, the client calls it, and both derive their
 * types from it.
 */
export interface Endpoint<
  C extends Caller = Caller,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Code extends ErrorCode = ErrorCode,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, starting with a slash. A segment that starts with a colon is a parameter. */
  readonly path: string;
  readonly caller: C;
  readonly rate: RateGroup;
  /** Accounts under this restriction are refused. */
  readonly restriction: Restriction | null;
  /**
   * True if the account must have signed in within the last minutes (`RECENT_MINUTES`), so that a
   * stolen cookie alone cannot change the sign-in methods. Refused with `confirmation_needed`.
   */
  readonly needsRecentSignIn: boolean;
  /** True if pages of other sites may send it too. Only for calls that do not rely on a cookie. */
  readonly fromAnywhere: boolean;
  readonly bodySize: BodySize;
  /** The parameters in the path. They arrive as strings. */
  readonly params: Params;
  /**
   * The query parameters. They arrive as strings, or as a list of strings if one is repeated;
   * `query.ts` has the schemas for other types.
   */
  readonly query: Query;
  /** The JSON body, or `none`. Objects are strict: an unknown field is an error. */
  readonly body: Body;
  /** The JSON answer, `none` or `raw`. Its input and its output are the same JSON. */
  readonly response: Answer;
  /**
   * Refusals of the handler. Implied and not listed: `signed_out`, `forbidden`, `restricted`,
   * `confirmation_needed` and `rate_limited` for the caller, `invalid_request`, `too_large` and
   * `address_too_long` for the input, `maintenance` without a database, `internal` for bugs.
   */
  readonly errors: readonly Code[];
}

/** The names of the parameters in a path: `'id'` in `/puzzle/:id/solve`. */
type ParamName<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** A schema for exactly the parameters in a path. */
type ParamsSchema<Path extends string> = z.ZodMiniObject<
  Readonly<Record<ParamName<Path>, z.ZodMiniType<string, string>>>
>;

/** A value in a query; `String` must write it as its schema reads it. */
type QueryItem = string | number | boolean;
export type QueryValue = QueryItem | readonly QueryItem[] | undefined;

type QuerySchema = z.ZodMiniObject<Readonly<Record<string, z.ZodMiniType<QueryValue>>>>;

type NoFields = typeof noFields;
type None = typeof none;

interface Definition<
  Path extends string,
  C extends Caller,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
  Code extends ErrorCode,
> {
  readonly method: Endpoint['method'];
  readonly path: Path;
  readonly caller: C;
  readonly rate: RateGroup;
  readonly restriction?: Restriction;
  readonly needsRecentSignIn?: boolean;
  readonly fromAnywhere?: boolean;
  readonly bodySize?: BodySize;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Answer;
  readonly errors?: readonly Code[];
}

/** Declare an endpoint. Omitted parts are empty; parameters in the path need a schema. */
export function endpoint<
  const Path extends `/${string}`,
  C extends Caller,
  Answer extends z.ZodMiniType,
  Params extends z.ZodMiniObject = NoFields,
  Query extends QuerySchema = NoFields,
  Body extends z.ZodMiniType = None,
  Code extends ErrorCode = never,
>(
  definition: Definition<Path, C, Query, Body, Answer, Code> &
    ([ParamName<Path>] extends [never]
      ? { readonly params?: never }
      : { readonly params: Params & ParamsSchema<Path> }),
): Endpoint<C, Params, Query, Body, Answer, Code> {
  const empty = {
    restriction: null,
    needsRecentSignIn: false,
    fromAnywhere: false,
    bodySize: 'usual',
    params: noFields,
    query: noFields,
    body: none,
    errors: [],
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- types of parts left out are defaults
  return { ...empty, ...definition } as unknown as Endpoint<C, Params, Query, Body, Answer, Code>;
}

/** The codes that an endpoint lists itself. */
export type CodeOf<E extends Endpoint> = E['errors'][number];
