import { z } from 'zod';

const Node = z.record(z.string(), z.unknown());
type Node = z.infer<typeof Node>;

const SCHEMAS = '#/components/schemas/';

const SCHEMA_KEYWORDS = new Set([
  '$ref',
  'type',
  'enum',
  'const',
  'format',
  'contentEncoding',
  'pattern',
  'default',
  'description',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'anyOf',
  'oneOf',
  'allOf',
  'multipleOf',
]);
const TypeName = z.enum(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const Type = z.union([TypeName, z.array(TypeName)]);
const Reference = z.string().startsWith(SCHEMAS);

const Operation = z.strictObject({
  operationId: z.string().regex(/^[a-z]\w+$/),
  summary: z.string().min(1),
  tags: z.array(z.string().regex(/^[a-z]+$/)).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).min(1),
  parameters: z.array(
    z.strictObject({
      name: z.string().min(1),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      schema: Node,
    }),
  ),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content: Node })),
  responses: z.record(
    z.string().regex(/^(?:[1-5]\d\d|[1-5]XX)$/),
    z.strictObject({
      description: z.string().min(1),
      headers: z.optional(Node),
      content: z.optional(Node),
    }),
  ),
  'x-caller': z.string(),
  'x-rate-group': z.string(),
  'x-restriction': z.optional(z.string()),
  'x-needs-recent-sign-in': z.optional(z.literal(true)),
});

/** An OpenAPI document as the specification has it, as far as ours uses it. */
export const OpenApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.url() })).min(1),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'put', 'post', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/), Node),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('apiKey'), in: z.literal('cookie'), name: z.string() }),
    ),
  }),
});
export type OpenApi = z.infer<typeof OpenApi>;

/** Errors in the schemas of a document: the place and the mistake of each. */
export function schemaProblems(document: OpenApi): readonly string[] {
  const { paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap((one) => [
      ...one.parameters.map(({ name, schema }) => [`${path} ${name}`, schema] as const),
      ...schemasIn(`${one.operationId} body`, one.requestBody?.content),
      ...Object.entries(one.responses).flatMap(([status, { content }]) =>
        schemasIn(`${one.operationId} ${status}`, content),
      ),
    ]),
  );
  const shared = Object.entries(components.schemas);
  return [...operations, ...shared].flatMap(([place, schema]) =>
    problemsOf(place, schema, document),
  );
}

function schemasIn(place: string, content: Node = {}): readonly (readonly [string, unknown])[] {
  return Object.entries(content).map(([type, media]) => [
    `${place} ${type}`,
    Node.parse(media)['schema'],
  ]);
}

function problemsOf(place: string, value: unknown, document: OpenApi): readonly string[] {
  if (typeof value === 'boolean') return [];
  const parsed = Node.safeParse(value);
  if (!parsed.success) return [`${place}: no schema`];
  const schema = parsed.data;
  return [
    ...(Object.keys(schema).length === 0 ? [`${place}: anything goes`] : []),
    ...Object.keys(schema)
      .filter((keyword) => !SCHEMA_KEYWORDS.has(keyword))
      .map((keyword) => `${place}: unknown keyword ${keyword}`),
    ...(schema['type'] === undefined || Type.safeParse(schema['type']).success
      ? []
      : [`${place}: unknown type`]),
    ...referenceProblems(place, schema['$ref'], document),
    ...requiredProblems(place, schema),
    ...partsOf(schema).flatMap(([name, part]) => problemsOf(`${place}.${name}`, part, document)),
  ];
}

function referenceProblems(place: string, ref: unknown, document: OpenApi): readonly string[] {
  if (ref === undefined) return [];
  const { data: target = '' } = Reference.safeParse(ref);
  const isThere = target.slice(SCHEMAS.length) in document.components.schemas;
  return isThere ? [] : [`${place}: ${JSON.stringify(ref)} is nowhere`];
}

function requiredProblems(place: string, schema: Node): readonly string[] {
  if (!Array.isArray(schema['required'])) return [];
  const properties = Node.parse(schema['properties'] ?? {});
  return schema['required']
    .filter((name) => !(String(name) in properties))
    .map((name) => `${place}: required ${String(name)} is not declared`);
}

/** The schemas inside a schema. */
function partsOf(schema: Node): readonly (readonly [string, unknown])[] {
  const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((keyword) =>
    [schema[keyword] ?? []].flat().map((part, i) => [`${keyword}[${i}]`, part] as const),
  );
  const single = ['items', 'additionalProperties', 'propertyNames'].flatMap((keyword) =>
    keyword in schema ? [[keyword, schema[keyword]] as const] : [],
  );
  return [...lists, ...single, ...Object.entries(Node.parse(schema['properties'] ?? {}))];
}
