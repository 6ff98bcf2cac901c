import { describe, expect, it } from 'vitest';
import { allEndpoints, namedEndpoints } from '#contract/all.ts';
import { raw } from '#contract/endpoint.ts';
import { openApi } from '#contract/site.ts';
import { STATUS_OF } from '#contract/problem.ts';
import { createApp } from '#server/app.ts';
import { bareDeps, SITE } from '#tests/support/bareDeps.ts';
import { OpenApi, schemaProblems } from '#tests/support/openApiProblems.ts';

/**
 * Places for any value: calls declare the details of a refusal themselves, and pages know which
 * values a text has.
 */
const ANYTHING: readonly string[] = [
  'Problem.details.additionalProperties',
  'SentText.values.additionalProperties',
];

const app = createApp(bareDeps());
const url = `/api${openApi.path}`;
const document = OpenApi.parse(await (await app.request(url)).json());

const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function operationOf(name: string) {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation) throw new Error(`The description has no ${name}.`);
  return operation;
}

describe('the description of the API', () => {
  it('has every call, by its name, its method and its path, and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => `${one.operationId} ${method} ${path}`),
    );
    const calls = namedEndpoints.map(
      ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${templateOf(path)}`,
    );

    expect(described.toSorted()).toEqual(calls.toSorted());
    expect(new Set(namedEndpoints.map(([name]) => name)).size).toBe(allEndpoints.length);
  });

  it('has schemas that say something, and references that lead somewhere', () => {
    const problems = schemaProblems(document).filter(
      (problem) => !ANYTHING.some((place) => problem === `${place}: anything goes`),
    );

    expect(problems).toEqual([]);
  });

  it('would not pass with a mistake in a schema', () => {
    const broken = structuredClone(document);
    broken.components.schemas = {};
    broken.paths = {};
    broken.components.schemas['Broken'] = {
      type: 'text',
      properties: { a: {}, b: { $ref: '#/components/schemas/Nothing' }, c: { maxlength: 3 } },
      required: ['a', 'd'],
      anyOf: [{ items: {} }],
    };

    expect(schemaProblems(broken).map((problem) => problem.replace(/^[^:]*: /, ''))).toEqual([
      'unknown type',
      'required d is not declared',
      'anything goes',
      'anything goes',
      '"#/components/schemas/Nothing" is nowhere',
      'unknown keyword maxlength',
    ]);
  });

  it.each(namedEndpoints)('says of %s what the contract says', (name, endpoint) => {
    const { caller, rate, needsRecentSignIn, restriction, errors, path, response } = endpoint;
    const operation = operationOf(name);
    const session = { session: [] };
    const codes = new Set(errors.map((code) => String(STATUS_OF[code])));
    const statuses = Object.keys(operation.responses);
    const parameters = operation.parameters.filter((one) => one.in === 'path');

    expect(operation.security).toEqual(caller === 'anyone' ? [{}, session] : [session]);
    expect(operation['x-rate-group']).toBe(rate);
    expect(operation['x-restriction'] ?? null).toBe(restriction);
    expect(operation['x-needs-recent-sign-in'] ?? false).toBe(needsRecentSignIn);
    expect(statuses).toEqual(expect.arrayContaining([...codes, '500', '503']));
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
    expect(statuses.includes('2XX')).toBe(response === raw);
    expect(parameters.map((one) => `{${one.name}}`)).toEqual(
      templateOf(path).match(/\{\w+\}/g) ?? [],
    );
    expect(parameters.every(({ required }) => required)).toBe(true);
  });

  it('tells lengths as the contract counts them', () => {
    const { requestBody } = operationOf('createCollection');

    expect(requestBody?.content).toMatchObject({
      'application/json': {
        schema: {
          properties: { title: { minLength: 1, maxLength: 100 } },
          additionalProperties: false,
        },
      },
    });
  });

  it('names the cookie of this site, and where the API is', async () => {
    const site = { ...SITE, apiOrigin: 'https://puzzles.example' };
    const secure = await createApp(bareDeps({ site })).request(url);
    const { servers, components } = OpenApi.parse(await secure.json());

    expect(servers).toEqual([{ url: 'https://puzzles.example/api' }]);
    expect(components.securitySchemes['session']?.name).toBe('__Host-session');
    expect(document.components.securitySchemes['session']?.name).toBe('session');
  });

  it('is not sent again to who has it', async () => {
    const first = await app.request(url);
    const tag = first.headers.get('ETag') ?? '';
    const second = await app.request(url, { headers: { 'If-None-Match': tag } });

    expect(first.headers.get('Content-Type')).toBe('application/json');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=600');
    expect(second.status).toBe(304);
  });
});
