import { namedEndpoints, namedSchemas } from '#contract/all.ts';
import { API_BASE, none, raw, rawBody, type Endpoint } from '#contract/endpoint.ts';
import { Problem, STATUS_OF, type ErrorCode } from '#contract/problem.ts';
import { z } from 'zod';

/** JSON Schema, draft 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts schemas of the contract to JSON Schema, and collects the named ones as components. */
class JsonSchemas {
  readonly #names = z.registry<{ id: string }>();
  readonly #components = new Map<string, unknown>();
  readonly #folder: string;

  /** `folder` is the path of the document's components: `#/components/schemas/`. */
  constructor(folder: string, named: readonly (readonly [string, z.core.$ZodType])[]) {
    this.#folder = folder;
    for (const [id, schema] of named) if (!this.#names.has(schema)) this.#names.add(schema, { id });
  }

  /** The schema, with references to components. It describes the input, before parsing. */
  toJson(schema: z.core.$ZodType): JsonSchema {
    const { $defs = {}, ...root } = z.toJSONSchema(schema, {
      io: 'input',
      metadata: this.#names,
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      },
    });
    delete root.$schema; // the document declares the dialect
    for (const [name, component] of Object.entries($defs))
      this.#components.set(name, this.#moved(component));
    return z.record(z.string(), z.unknown()).parse(this.#moved(root));
  }

  /** The components referenced so far, by name. */
  components(): JsonSchema {
    const sorted = [...this.#components].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted);
  }

  /** A copy in which references point to the components. */
  #moved(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((item) => this.#moved(item));
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([key, value]: [string, unknown]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/$defs/', this.#folder)]
        : [key, this.#moved(value)],
    );
    return Object.fromEntries(entries);
  }
}

const SCHEMAS = '#/components/schemas/';
const SESSION = 'session';

interface Described {
  readonly apiOrigin: string;
  readonly version: string;
  /** The name of the session cookie. */
  readonly sessionCookie: string;
}

/** Describe the API in OpenAPI 3.1, from the contract alone. */
export function describeApi({ apiOrigin, version, sessionCookie }: Described): JsonSchema {
  const schemas = new JsonSchemas(SCHEMAS, namedSchemas);
  const paths = new Map<string, Record<string, unknown>>();
  for (const [name, endpoint] of namedEndpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const methods = paths.get(path) ?? {};
    methods[endpoint.method.toLowerCase()] = operationOf(name, endpoint, schemas);
    paths.set(path, methods);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Chiaro',
      version,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: `${apiOrigin}${API_BASE}` }],
    paths: Object.fromEntries([...paths].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: schemas.components(),
      securitySchemes: { [SESSION]: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

function operationOf(name: string, endpoint: Endpoint, schemas: JsonSchemas): JsonSchema {
  const { caller, path, params, query, body, rate, restriction, response } = endpoint;
  const { needsRecentSignIn } = endpoint;
  const [, resource = ''] = path.split('/');
  const parameters = [
    ...parametersIn('path', schemas.toJson(params)),
    ...parametersIn('query', schemas.toJson(query)),
  ];
  const isRead = parameters.length > 0 || body !== none;
  return {
    operationId: name,
    summary: wordsOf(name),
    tags: [resource === '' ? 'health' : resource.replace(/\..*/, '')],
    security: [...(caller === 'anyone' ? [{}] : []), { [SESSION]: [] }],
    parameters,
    ...(body !== none && { requestBody: requestBodyOf(body, schemas) }),
    responses: { ...answerOf(response, schemas), ...refusalsOf(endpoint, isRead, schemas) },
    'x-caller': caller,
    'x-rate-group': rate,
    ...(needsRecentSignIn && { 'x-needs-recent-sign-in': true }),
    ...(restriction !== null && { 'x-restriction': restriction }),
  };
}

/** `readCollection` as words. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The fields of an object as parameters. Lists repeat their name. */
function parametersIn(place: 'path' | 'query', schema: JsonSchema): readonly JsonSchema[] {
  const { properties = {}, required = [] } = schema;
  if (typeof properties !== 'object' || properties === null || !Array.isArray(required)) return [];
  return Object.entries(properties).map(([name, property]: [string, unknown]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function requestBodyOf(body: Endpoint['body'], schemas: JsonSchemas): JsonSchema {
  const type = body === rawBody ? '*/*' : 'application/json';
  return {
    required: !body.safeParse(undefined).success,
    content: { [type]: { schema: schemas.toJson(body) } },
  };
}

function answerOf(response: Endpoint['response'], schemas: JsonSchemas): JsonSchema {
  if (response === none) return { 204: { description: 'Done.' } };
  if (response === raw)
    return {
      '2XX': { description: 'Something other than JSON: its type is in the header.' },
      '3XX': { description: 'It is elsewhere, or the client has it already.' },
    };
  return {
    200: {
      description: 'Done.',
      content: { 'application/json': { schema: schemas.toJson(response) } },
    },
  };
}

/** The refusals of an endpoint and the implied ones, by status. */
function refusalsOf(endpoint: Endpoint, isRead: boolean, schemas: JsonSchemas): JsonSchema {
  const problem = schemas.toJson(Problem);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...impliedCodes(endpoint, isRead), ...endpoint.errors])) {
    const codes = byStatus.get(STATUS_OF[code]) ?? [];
    byStatus.set(STATUS_OF[code], [...codes, code]);
  }
  const refusals = [...byStatus].map(([status, codes]): [number, JsonSchema] => {
    const schema = { ...problem, properties: { code: { enum: codes } } };
    const waits = status === STATUS_OF.rate_limited ? { headers: RETRY_AFTER } : {};
    const description = `Refused: ${codes.join(' or ')}.`;
    return [status, { description, ...waits, content: { 'application/json': { schema } } }];
  });
  return Object.fromEntries(refusals);
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** Codes of refusals before or after the handler. */
function impliedCodes(endpoint: Endpoint, isRead: boolean): readonly ErrorCode[] {
  const { caller, needsRecentSignIn, restriction, method, fromAnywhere, rate } = endpoint;
  const isChecked = method !== 'GET' && !fromAnywhere; // the origin of the request is checked
  const when: readonly (readonly [ErrorCode, boolean])[] = [
    ['invalid_request', isRead],
    ['signed_out', caller !== 'anyone'],
    ['forbidden', isChecked || caller === 'moderator'],
    ['confirmation_needed', needsRecentSignIn],
    ['restricted', restriction !== null],
    ['too_large', method !== 'GET'],
    ['address_too_long', true],
    ['rate_limited', rate !== 'unlimited'],
    ['internal', true],
    ['busy', true],
    ['maintenance', true],
  ];
  return when.flatMap(([code, applies]) => (applies ? [code] : []));
}
