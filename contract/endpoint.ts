import * as z from 'zod/mini';
import type { ErrorCode } from './problem.ts';

/** Where the API begins on the server's origin. */
export const API_BASE = '/api';

/**
 * Who may call: everybody, accounts that are signed in, or those among them that moderate.
 * What depends on the thing itself, such as being its author, the handler decides.
 */
export type Caller = 'anyone' | 'user' | 'moderator';

/** How long after its sign-in a session may do what `needsRecentSignIn`. */
export const RECENT_MINUTES = 10;

/** What moderators may forbid an account for some time. */
export const RESTRICTIONS = ['comments', 'puzzles', 'collections', 'ratings'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/**
 * Calls that share a limit. How many are allowed, and in which time, is up to the server;
 * `unlimited` is for programs that watch it or that sign what they send.
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
  'solving',
  'reports',
] as const;
export type RateGroup = (typeof RATE_GROUPS)[number];

/** No body: a request that sends none, or an answer without one (status 204). */
export const none = z.undefined();

/** An answer that is not JSON, such as a redirect or a picture: the handler makes the response. */
export const raw = z.instanceof(Response);

/** A body that the handler wants as it was sent, such as one whose signature it checks. */
export const rawBody = z.string();

/**
 * How large a body may be: that of most calls, one with a puzzle or a picture in it, or an event of
 * the payment provider.
 */
export type BodySize = 'usual' | 'puzzle' | 'picture' | 'event';

const noFields = z.object({});

/** One call of the API: the server implements it, the client calls it, both are typed from it. */
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
  /** Whoever is under this restriction is refused. */
  readonly restriction: Restriction | null;
  /**
   * Whether an account must have signed in within the last minutes (`RECENT_MINUTES`): a stolen
   * cookie alone must not change who can sign in. Refused with `confirmation_needed`.
   */
  readonly needsRecentSignIn: boolean;
  /** Whether pages of other sites may send it too. Only for calls that no cookie speaks for. */
  readonly fromAnywhere: boolean;
  readonly bodySize: BodySize;
  /** The parameters in the path. They arrive as text. */
  readonly params: Params;
  /**
   * The parameters behind the question mark. They arrive as text, or as a list of texts where one
   * is given several times; `query.ts` has the schemas that make other types of them.
   */
  readonly query: Query;
  /** What is sent as JSON, or `none`. Objects are strict: an unknown field is a mistake. */
  readonly body: Body;
  /** What comes back as JSON, `none` or `raw`. Its input and its output are the same JSON. */
  readonly response: Answer;
  /**
   * Why it may refuse. Not listed is what needs no handler: `signed_out`, `forbidden`,
   * `restricted`, `confirmation_needed` and `rate_limited` for callers, `invalid_request`,
   * `too_large` and `address_too_long` for what they send, `maintenance` while there is no
   * database, `internal` for mistakes of our own.
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

/** Declare an endpoint. Parts that are left out are empty; parameters in the path need a schema. */
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

/** The codes an endpoint lists itself. */
export type CodeOf<E extends Endpoint> = E['errors'][number];
