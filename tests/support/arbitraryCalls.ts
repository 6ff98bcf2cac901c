import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import {
  exampleCall,
  fieldsOf,
  inputSchemaOf,
  matchingText,
  numberAt,
  propertiesOf,
  requiredOf,
  schemaAt,
  schemasAt,
  takesJson,
  withField,
  type InputSchema,
} from './contractExamples.ts';

/** An arbitrary request, which need not be valid. */
export interface WildCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('', '0', '-1', 'null', '\0', '%', '..', 'x'.repeat(3000), '1e400', 'true'),
);

/**
 * Calls of an endpoint: such as it takes, with ids of things that are there, and such with
 * something wrong in them.
 */
export function wildCalls(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<WildCall> {
  const { params, query } = endpoint;
  const body = takesJson(endpoint) ? wildBody(endpoint, ids) : fc.constant(undefined);
  return fc.record({
    params: fc.oneof(
      { weight: 4, arbitrary: textsOf(inputSchemaOf(params), ids) },
      { weight: 1, arbitrary: wildParams(endpoint) },
    ),
    query: fc.oneof(
      { weight: 4, arbitrary: textsOf(inputSchemaOf(query), ids) },
      { weight: 1, arbitrary: wildQuery(query) },
    ),
    body,
  });
}

/** Values of the fields of an object, all of them texts or lists of texts. */
function textsOf(schema: InputSchema, ids: readonly string[]) {
  return valuesOf(schema, ids).map((value) => z.record(z.string(), z.any()).parse(value));
}

function wildParams(endpoint: Endpoint) {
  const names = Object.keys(exampleCall(endpoint).params);
  return fc.record(Object.fromEntries(names.map((name) => [name, anyText])));
}

function wildQuery(query: Endpoint['query']) {
  const names = propertiesOf(inputSchemaOf(query)).map(([name]) => name);
  const name = names.length === 0 ? anyText : fc.oneof(fc.constantFrom(...names), anyText);
  return fc.dictionary(name, fc.oneof(anyText, fc.array(anyText, { minLength: 1, maxLength: 3 })), {
    maxKeys: 4,
  });
}

/** Bodies that parse, bodies with one field changed, any JSON, and what is none. */
function wildBody(endpoint: Endpoint, ids: readonly string[]): fc.Arbitrary<unknown> {
  const schema = inputSchemaOf(endpoint.body);
  const fitting = valuesOf(schema, ids);
  const example = exampleCall(endpoint).body;
  const paths = fieldsOf(schema).map(({ path }) => path);
  const json = fc.jsonValue({ stringUnit: 'binary' });
  const changed =
    paths.length === 0
      ? json
      : fc
          .tuple(fc.constantFrom(...paths), fc.option(json, { nil: undefined }))
          .map(([path, value]) => withField(example, path, value));
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 3, arbitrary: changed },
    { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: anyText },
  );
}

/** Values that fit a schema, but for what only code checks. */
function valuesOf(schema: InputSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum']))
    return fc.constantFrom(...z.array(z.unknown()).parse(schema['enum']));
  const parts = schemasAt(schema, 'anyOf').map((part) => valuesOf(part, ids));
  if (parts.length > 0) return fc.oneof(...parts);
  switch (schema['type']) {
    case 'string':
      return textValues(schema, ids);
    case 'integer':
      return integers(schema);
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schemaAt(schema, 'items'), ids), {
        minLength: numberAt(schema, 'minItems') ?? 0,
        maxLength: 4,
      });
    case 'object':
      return objects(schema, ids);
    default:
      return fc.jsonValue();
  }
}

function textValues(schema: InputSchema, ids: readonly string[]): fc.Arbitrary<string> {
  if (schema['format'] === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (schema['format'] === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
      .map((date) => date.toISOString());
  if ('pattern' in schema) return matchingText(schema);
  const most = numberAt(schema, 'maxLength') ?? 100;
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: Math.min(most, 60) }),
    fc.string({ minLength: Math.min(1, most), maxLength: Math.min(most, 30) }),
    fc.constantFrom('\u{1f9e9}'.repeat(most), 'a '.repeat(most / 2), ...ids),
  );
}

function integers(schema: InputSchema): fc.Arbitrary<number> {
  const min = numberAt(schema, 'minimum') ?? Number.MIN_SAFE_INTEGER;
  const max = numberAt(schema, 'maximum') ?? Number.MAX_SAFE_INTEGER;
  return fc.oneof(
    fc.integer({ min: Math.max(min, -0x80000000), max: Math.min(max, 0x7fffffff) }),
    fc.constantFrom(min, max),
  );
}

function objects(schema: InputSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = propertiesOf(schema).map(([name, part]) => [name, valuesOf(part, ids)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...requiredOf(schema)] });
}
