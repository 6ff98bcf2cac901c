import type { Context } from 'hono';
import { z } from 'zod';
import { none, rawBody, type Endpoint } from '#contract/endpoint.ts';
import { quotable, refusal, type Refusal } from '#server/domain/refusal.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { MAX_QUERY_CHARACTERS } from './requestBounds.ts';

// The contract's schemas come without error messages, which pages do not need.
z.config(z.locales.en());

/** The parts of a request, parsed by the schemas of its endpoint. */
interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Invalid = Refusal<'invalid_request'>;

/** Names of a request part and of one of its fields in the errors for programs. */
interface PartName {
  readonly whole: string;
  readonly field: (name: string) => string;
}

const PATH: PartName = {
  whole: 'The address',
  field: (name) => `The part "${name}" of the address`,
};
const QUERY: PartName = { whole: 'The query', field: (name) => `The query parameter "${name}"` };
const BODY: PartName = { whole: 'The body', field: (name) => `The field "${name}" of the body` };

/** Parse the input of an endpoint. The refusal names the first invalid field. */
export async function readRequest(
  { params, query, body }: Endpoint,
  context: Context,
): Promise<Result<ParsedRequest, Invalid>> {
  const parsedParams = parsePart(PATH, params, context.req.param());
  if (!parsedParams.ok) return parsedParams;
  const parsedQuery = parsePart(QUERY, query, queryOf(context));
  if (!parsedQuery.ok) return parsedQuery;
  const json = await readBody(body, context);
  if (!json.ok) return json;
  const parsedBody = parsePart(BODY, body, json.value);
  if (!parsedBody.ok) return parsedBody;
  return ok({ params: parsedParams.value, query: parsedQuery.value, body: parsedBody.value });
}

/**
 * Refusal of a query that is longer than any call needs. Paths are checked when requests arrive.
 */
export function queryRefusal({ req }: Context): Refusal<'address_too_long'> | null {
  const start = req.url.indexOf('?');
  if (start === -1 || req.url.length - start <= MAX_QUERY_CHARACTERS) return null;
  return refusal('address_too_long', 'refusals.queryTooLong', { most: MAX_QUERY_CHARACTERS });
}

/**
 * A parameter given once is a string, a repeated one a list. Parsed by `URLSearchParams`: the
 * framework's `queries()` takes quadratic time for names without values.
 */
function queryOf({ req }: Context): Readonly<Record<string, string | readonly string[]>> {
  const start = req.url.indexOf('?');
  if (start === -1) return {};
  const lists = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(req.url.slice(start))) {
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return Object.fromEntries(
    [...lists].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

async function readBody(
  body: Endpoint['body'],
  context: Context,
): Promise<Result<unknown, Invalid>> {
  if (body === none) return ok(undefined);
  return body === rawBody ? ok(await context.req.text()) : readJson(context);
}

/** The body as JSON; an empty one is undefined. */
async function readJson(context: Context): Promise<Result<unknown, Invalid>> {
  const text = await context.req.text();
  if (text === '') return ok(undefined);
  // Browsers send other content types across origins without a preflight request.
  if (!/^application\/json\s*(?:;|$)/i.test(context.req.header('Content-Type') ?? ''))
    return unread('The body must be sent as application/json.');
  try {
    return ok(JSON.parse(text));
  } catch {
    return unread('The body is not valid JSON.');
  }
}

function parsePart(
  name: PartName,
  schema: Endpoint['body'],
  value: unknown,
): Result<unknown, Invalid> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  if (!issue) return unread(`${name.whole} is not valid.`);
  const path =
    issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  if (path.length === 0) return unread(sentenceFor(name.whole, issue));
  const field = z.core.toDotPath(path);
  return fail({
    ...refusal('invalid_request', 'refusals.fieldUnread', { field: quotable(field) }),
    summary: sentenceFor(name.field(field), issue),
  });
}

/** The reason for programs. */
function sentenceFor(subject: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `${subject} is unknown.`;
  if (issue.input === undefined) return `${subject} is missing.`;
  const reason = issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
  return `${subject} is not valid: ${reason.replace(/\.$/, '')}.`;
}

/** Refuse a part of a request, with the reason for programs. */
function unread(summary: string): Result<never, Invalid> {
  return fail({ ...refusal('invalid_request', 'refusals.requestUnread'), summary });
}
