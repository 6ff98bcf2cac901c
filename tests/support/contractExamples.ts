import fc from 'fast-check';
import { z } from 'zod';
import { none, rawBody, type Endpoint } from '#contract/endpoint.ts';

const Schema = z.record(z.string(), z.unknown());

/** The input of a part of a call, as JSON Schema. */
export type InputSchema = z.infer<typeof Schema>;

/** An id of nothing. */
const SOME_ID = '018f4e6e-3c5a-7bbb-8c1d-2f7b4a5c6d7e';
const SOME_TIME = '2200-01-01T00:00:00Z';

const schemas = new WeakMap<z.core.$ZodType, InputSchema>();

/** A part of the contract as JSON Schema, without references. */
export function inputSchemaOf(part: z.core.$ZodType): InputSchema {
  const known = schemas.get(part) ?? convert(part);
  schemas.set(part, known); // tests ask for the same few hundred parts again and again
  return known;
}

function convert(part: z.core.$ZodType): InputSchema {
  const schema = z.toJSONSchema(part, {
    io: 'input',
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
    },
  });
  return Schema.parse(schema);
}

/** True if a call takes JSON. */
export function takesJson({ body }: Endpoint): boolean {
  return body !== none && body !== rawBody;
}

/** The schemas in a schema, under a keyword. */
export function schemasAt(schema: InputSchema, keyword: string): readonly InputSchema[] {
  return z.array(Schema).parse(schema[keyword] ?? []);
}

/** The schema under a keyword, which is empty where it is missing. */
export function schemaAt(schema: InputSchema, keyword: string): InputSchema {
  return Schema.parse(schema[keyword] ?? {});
}

/** The fields of an object, by name. */
export function propertiesOf(schema: InputSchema): readonly (readonly [string, InputSchema])[] {
  return Object.entries(z.record(z.string(), Schema).parse(schema['properties'] ?? {}));
}

export function requiredOf(schema: InputSchema): readonly string[] {
  return z.array(z.string()).parse(schema['required'] ?? []);
}

/** A number under a keyword. */
export function numberAt(schema: InputSchema, keyword: string): number | undefined {
  return z.optional(z.number()).parse(schema[keyword]);
}

/** A pattern that texts have, with limits of their length. */
export function matchingText(schema: InputSchema): fc.Arbitrary<string> {
  const { pattern } = z.object({ pattern: z.string() }).parse(schema);
  const [least, most] = [numberAt(schema, 'minLength') ?? 0, numberAt(schema, 'maxLength')];
  return fc
    .stringMatching(new RegExp(pattern))
    .filter(({ length }) => length >= least && length <= (most ?? Infinity));
}

type Fields = 'all' | 'required';

/** A value that fits a schema; of objects with all their fields, or with those that must be. */
function exampleOf(schema: InputSchema, fields: Fields): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return z.unknown().parse(schema['enum'][0]);
  const [first] = schemasAt(schema, 'anyOf');
  if (first) return exampleOf(first, fields);
  switch (schema['type']) {
    case 'string':
      return exampleText(schema);
    case 'integer':
    case 'number':
      return Math.max(1, numberAt(schema, 'minimum') ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return [exampleOf(schemaAt(schema, 'items'), fields)];
    case 'object':
      return Object.fromEntries(
        propertiesOf(schema)
          .filter(([name]) => fields === 'all' || requiredOf(schema).includes(name))
          .map(([name, property]) => [name, exampleOf(property, fields)]),
      );
    default:
      return null;
  }
}

function exampleText(schema: InputSchema): string {
  if (schema['format'] === 'uuid') return SOME_ID;
  if (schema['format'] === 'date-time') return SOME_TIME;
  if ('pattern' in schema) return fc.sample(matchingText(schema), { seed: 1, numRuns: 1 })[0] ?? '';
  return 'x'.repeat(Math.max(1, numberAt(schema, 'minLength') ?? 1));
}

/** A place in a value, and what belongs there. */
export interface Field {
  readonly path: readonly (string | number)[];
  readonly schema: InputSchema;
}

/** Every field in the example with all fields, fields of fields included, the outer first. */
export function fieldsOf(schema: InputSchema, path: Field['path'] = []): readonly Field[] {
  const [first = schema] = schemasAt(schema, 'anyOf');
  const inner: readonly Field[] =
    first['type'] === 'array'
      ? [{ path: [...path, 0], schema: schemaAt(first, 'items') }]
      : propertiesOf(first).map(([name, property]) => ({
          path: [...path, name],
          schema: property,
        }));
  return inner.flatMap((field) => [field, ...fieldsOf(field.schema, field.path)]);
}

/** A copy of a value with something else in one place; undefined leaves the place out. */
export function withField(value: unknown, path: Field['path'], replacement: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item: unknown, i) =>
      i === first ? withField(item, rest, replacement) : item,
    );
  const object = Schema.parse(value);
  return { ...object, [first]: withField(object[first], rest, replacement) };
}

/** A value of each type of JSON. */
const VALUES: Readonly<Record<string, unknown>> = {
  null: null,
  boolean: true,
  number: 1.5,
  string: 'text',
  array: ['text'],
  object: { key: 'text' },
};

/** One value of each type that a field does not take. */
export function wrongValues(schema: InputSchema): readonly unknown[] {
  const taken = typesOf(schema);
  return Object.entries(VALUES).flatMap(([type, value]) => (taken.has(type) ? [] : [value]));
}

function typesOf(schema: InputSchema): ReadonlySet<string> {
  const parts = schemasAt(schema, 'anyOf');
  if (parts.length > 0) return new Set(parts.flatMap((part) => [...typesOf(part)]));
  if ('const' in schema) return new Set([typeof schema['const']]);
  if (typeof schema['type'] === 'string')
    return new Set(schema['type'] === 'integer' ? [] : [schema['type']]);
  return new Set(Object.keys(VALUES));
}

/** The schema of the texts a field takes, or null where it takes none that people could write. */
export function textSchema(schema: InputSchema): InputSchema | null {
  const parts = schemasAt(schema, 'anyOf');
  const texts = [schema, ...parts].filter((part) => part['type'] === 'string');
  return texts.find((part) => !['enum', 'const', 'format'].some((key) => key in part)) ?? null;
}

interface ExampleCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const Texts = z.record(z.string(), z.string());

const examples = new WeakMap<Endpoint, ExampleCall>();

/** A call that parses: with every field of its body, and of its query only what must be. */
export function exampleCall(endpoint: Endpoint): ExampleCall {
  const known = examples.get(endpoint) ?? makeExample(endpoint);
  examples.set(endpoint, known);
  return known;
}

function makeExample({ params, query, body }: Endpoint): ExampleCall {
  return {
    params: Texts.parse(exampleOf(inputSchemaOf(params), 'all')),
    query: Texts.parse(exampleOf(inputSchemaOf(query), 'required')),
    body: exampleBody(body),
  };
}

function exampleBody(body: Endpoint['body']): unknown {
  if (body === none) return undefined;
  return body === rawBody ? 'a text' : exampleOf(inputSchemaOf(body), 'all');
}

/** True if a call takes the id of a thing: cursors are only positions in a list. */
export function takesIds(endpoint: Endpoint): boolean {
  const { params, query, body } = endpoint;
  const queried = propertiesOf(inputSchemaOf(query)).filter(([name]) => !name.startsWith('cursor'));
  const sent = takesJson(endpoint) ? inputSchemaOf(body) : {};
  const text = JSON.stringify([inputSchemaOf(params), queried, sent]);
  return /"format":"uuid"|\{12\}/.test(text);
}
