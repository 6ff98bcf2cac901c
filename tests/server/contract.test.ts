import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedEndpoints } from '#contract/all.ts';
import { API_BASE, RESTRICTIONS, type Endpoint, type RateGroup } from '#contract/endpoint.ts';
import { Problem, STATUS_OF, type ErrorCode } from '#contract/problem.ts';
import { users } from '#server/db/schema/users.ts';
import type { RateCaller } from '#server/http/RateLimits.ts';
import {
  exampleCall,
  fieldsOf,
  inputSchemaOf,
  numberAt,
  propertiesOf,
  takesJson,
  textSchema,
  withField,
  wrongValues,
  type InputSchema,
} from '#tests/support/contractExamples.ts';
import { startChecks } from '#tests/support/puzzleChecks.ts';
import { GERMAN } from '#tests/support/germanTexts.ts';
import { canFormat } from '#texts/canFormat.ts';
import { isText } from '#texts/isText.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const checks = startChecks();
const site = new TestSite(db, { checks });

/** The caller of every endpoint: moderators may make all calls. */
let moderator: Member;
let ada: Member;

beforeAll(async () => {
  moderator = await site.member('Mo', ['moderator']);
  ada = await site.member('Ada');
});

afterAll(() => checks.close());

const NAMED = namedEndpoints.map(([name, endpoint]) => ({ name, endpoint }));
const WITH_BODY = NAMED.filter(({ endpoint }) => takesJson(endpoint));
const UNSAFE = NAMED.filter(({ endpoint }) => endpoint.method !== 'GET');
const MEMBERS_ONLY = NAMED.filter(({ endpoint }) => endpoint.caller !== 'anyone');

/** Monitoring, and a caller with a verified signature. */
const UNLIMITED = ['health'];
const BODY_BYTES = {
  usual: 64 * 1024,
  puzzle: 256 * 1024,
  picture: 192 * 1024,
  event: 1024 * 1024,
} as const;
/** Refusals of a text whose limit is not in the contract, from the code that parses it. */
const JUDGED: readonly ErrorCode[] = ['invalid_request', 'too_large', 'not_found'];
const PARSED: readonly ErrorCode[] = ['invalid_request'];
/** Longer than any text without a limit of its own in the contract. */
const ENDLESS = 'x'.repeat(30_000);

function isJudged(schema: InputSchema): boolean {
  const text = textSchema(schema);
  return text !== null && numberAt(text, 'maxLength') === undefined;
}

type Sent = Parameters<TestSite['call']>[2];

/** A valid call with some changes. */
function changed(endpoint: Endpoint, changes: Sent = {}): Sent {
  return { ...exampleCall(endpoint), ...changes };
}

/** Expect a refusal in the common format. */
async function expectRefusal(response: Response, ...codes: readonly ErrorCode[]): Promise<void> {
  const text = await response.text();
  const { code, summary, text: sent } = Problem.parse(JSON.parse(text === '' ? '{}' : text));
  expect(codes).toContain(code);
  expect(response.status).toBe(STATUS_OF[codes.find((one) => one === code) ?? 'internal']);
  expect(summary).toMatch(/^\P{Ll}.*\.$/u);
  // During maintenance it is the operator's own sentence.
  if (code !== 'maintenance') expect(isText(sent) && canFormat(GERMAN, sent), summary).toBe(true);
}

describe('every call', () => {
  it('has one route', () => {
    const routes = site.app.routes.map(({ method, path }) => `${method} ${path}`);
    const wanted = NAMED.map(
      ({ endpoint: { method, path } }) => `${method} ${`${API_BASE}${path}`.replace(/\/$/, '')}`,
    );

    expect(new Set(wanted).size).toBe(wanted.length);
    expect(wanted.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it.each(NAMED)('$name has an example that parses', ({ endpoint }) => {
    const { params, query, body } = exampleCall(endpoint);

    expect(endpoint.params.safeParse(params).error).toBeUndefined();
    expect(endpoint.query.safeParse(query).error).toBeUndefined();
    expect(endpoint.body.safeParse(body).error).toBeUndefined();
  });
});

describe.each(WITH_BODY)('the body of $name', ({ endpoint }) => {
  const schema = inputSchemaOf(endpoint.body);
  const fields = fieldsOf(schema);
  const { body } = exampleCall(endpoint);
  const refuse = async (sent: unknown, ...codes: readonly ErrorCode[]) =>
    expectRefusal(
      await site.call(endpoint, moderator, changed(endpoint, { body: sent })),
      ...codes,
    );

  it('has no unknown fields, at any depth', async () => {
    await refuse(withField(body, ['unheardOf'], 1), 'invalid_request');
    for (const { path, schema: inner } of fields)
      if (inner['type'] === 'object' && inner['additionalProperties'] === false)
        await refuse(withField(body, [...path, 'unheardOf'], 1), 'invalid_request');
  });

  it('has no fields of another type', async () => {
    for (const value of wrongValues(schema)) await refuse(JSON.stringify(value), 'invalid_request');
    for (const { path, schema: inner } of fields)
      for (const value of wrongValues(inner))
        await refuse(withField(body, path, value), 'invalid_request');
  });

  it('has no texts and lists that are too long', async () => {
    for (const { path, schema: inner } of fields) {
      const text = textSchema(inner);
      const most = text && numberAt(text, 'maxLength');
      if (text && most !== undefined && most !== null)
        await refuse(withField(body, path, 'x'.repeat(most + 1)), 'invalid_request');
      else if (text) await refuse(withField(body, path, ENDLESS), ...JUDGED);
      if (inner['type'] !== 'array') continue;
      const items = Array.from({ length: (numberAt(inner, 'maxItems') ?? 5000) + 1 }, () => 'x');
      await refuse(withField(body, path, items), 'invalid_request');
    }
  });

  it('has no NUL in it', async () => {
    for (const { path, schema: inner } of fields)
      if (JSON.stringify(inner).includes('"type":"string"'))
        await refuse(withField(body, path, 'a\0b'), ...(isJudged(inner) ? JUDGED : PARSED));
  });

  it('is JSON, and says so', async () => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const text of ['{"a":', 'nonsense', '{"__proto__":1', nested])
      await refuse(text, 'invalid_request');
    const sent = changed(endpoint, { headers: { 'Content-Type': 'text/plain' } });
    await expectRefusal(await site.call(endpoint, moderator, sent), 'invalid_request');
  });
});

describe.each(NAMED)('the address of $name', ({ endpoint }) => {
  const { params, query } = exampleCall(endpoint);
  const hostile = [' ', 'nonsense', '\0', 'a\0b', '../..', '%', '\u{202e}', 'x'.repeat(5000)];

  it('leads nowhere with ids that are none', async () => {
    for (const name of Object.keys(params))
      for (const value of hostile) {
        const sent = changed(endpoint, { params: { ...params, [name]: value } });
        const response = await site.call(endpoint, moderator, sent);
        await expectRefusal(response, 'invalid_request', 'not_found');
      }
  });

  it('has a query whose values are refused, or do no harm', async () => {
    for (const [name] of propertiesOf(inputSchemaOf(endpoint.query)))
      for (const value of ['\0', 'a\0b', 'x'.repeat(5000)]) {
        const changedQuery = { ...query, [name]: value };
        const parsed = endpoint.query.safeParse(changedQuery);
        const response = await site.call(endpoint, moderator, { params, query: changedQuery });
        if (!parsed.success) await expectRefusal(response, 'invalid_request');
        else expect(response.status).toBeLessThan(STATUS_OF.internal);
      }
  });
});

describe('calls that change something', () => {
  it.each(UNSAFE.filter(({ endpoint }) => !endpoint.fromAnywhere))(
    'come from pages of this site: $name',
    async ({ endpoint }) => {
      for (const Origin of [
        'https://elsewhere.example',
        'null',
        'http://localhost:4173.evil.example',
      ]) {
        const sent = changed(endpoint, { headers: { Origin } });
        await expectRefusal(await site.call(endpoint, moderator, sent), 'forbidden');
      }
    },
  );

  it('come from elsewhere only where a signature is checked', () => {
    const exceptions = NAMED.filter(({ endpoint }) => endpoint.fromAnywhere);

    expect(exceptions.map(({ name }) => name)).toEqual(['paymentWebhook']);
  });

  it.each(UNSAFE)('are not read beyond their limit: $name', async ({ endpoint }) => {
    const body = 'x'.repeat(BODY_BYTES[endpoint.bodySize] + 1);
    const tooLarge = await site.call(endpoint, moderator, changed(endpoint, { body }));
    const fitting = await site.call(
      endpoint,
      moderator,
      changed(endpoint, { body: body.slice(1) }),
    );

    await expectRefusal(tooLarge, 'too_large');
    expect(fitting.status).not.toBe(STATUS_OF.too_large);
  });
});

describe('who may call', () => {
  it.each(MEMBERS_ONLY)('$name is nobody without a session', async ({ endpoint }) => {
    const stranger = { ...moderator, cookie: 'session=made-up' };

    await expectRefusal(await site.call(endpoint, null, changed(endpoint)), 'signed_out');
    await expectRefusal(await site.call(endpoint, stranger, changed(endpoint)), 'signed_out');
  });

  it.each(MEMBERS_ONLY)('$name is nobody who is blocked', async ({ endpoint }) => {
    for (const blocked of [
      { active: false },
      { bannedUntil: sql`now() + interval '1 hour'` },
      { removedAt: sql`now()` },
    ]) {
      const bob = await site.member('Bob', ['moderator']);
      await db.update(users).set(blocked).where(eq(users.id, bob.id));

      await expectRefusal(await site.call(endpoint, bob, changed(endpoint)), 'signed_out');
    }
  });

  it.each(NAMED.filter(({ endpoint }) => endpoint.caller === 'moderator'))(
    '$name are moderators',
    async ({ endpoint }) => {
      await expectRefusal(await site.call(endpoint, ada, changed(endpoint)), 'forbidden');
    },
  );

  it.each(NAMED.filter(({ endpoint }) => endpoint.restriction !== null))(
    '$name is nobody whom moderators forbade it',
    async ({ endpoint }) => {
      const bob = await site.member('Bob', ['moderator']);
      const until = (end: ReturnType<typeof sql>, names: readonly string[]) =>
        db
          .update(users)
          .set(Object.fromEntries(names.map((name) => [`${name}Until`, end])))
          .where(eq(users.id, bob.id));
      await until(sql`now() + interval '1 hour'`, RESTRICTIONS);
      await expectRefusal(await site.call(endpoint, bob, changed(endpoint)), 'restricted');
      await until(sql`now() - interval '1 second'`, [endpoint.restriction ?? '']);

      const free = await site.call(endpoint, bob, changed(endpoint));
      expect(await free.text()).not.toContain('"restricted"');
    },
  );
});

describe('a limit that is reached', () => {
  const taken: [RateGroup, RateCaller][] = [];
  const limited = new TestSite(db, {
    limits: {
      take: (group, caller) => {
        taken.push([group, caller]);
        const refused = { isAllowed: false, limit: 5, remaining: 0, resetSeconds: 42 };
        return Promise.resolve(group === 'unlimited' ? null : refused);
      },
      noteFailure: () => Promise.resolve(),
    },
  });

  it.each(NAMED)('stops $name, and says for how long', async ({ name, endpoint }) => {
    taken.length = 0;
    const response = await limited.call(endpoint, ada, changed(endpoint));

    expect(taken).toEqual([[endpoint.rate, { userId: ada.id, address: '', browser: null }]]);
    if (UNLIMITED.includes(name)) return expect(response.status).not.toBe(STATUS_OF.rate_limited);
    await expectRefusal(response, 'rate_limited');
    expect(response.headers.get('Retry-After')).toBe('42');
    expect(response.headers.get('RateLimit-Limit')).toBe('5');
    expect(response.headers.get('RateLimit-Remaining')).toBe('0');
  });

  it('is none for a few only', () => {
    const unlimited = NAMED.filter(({ endpoint }) => endpoint.rate === 'unlimited');

    expect(unlimited.map(({ name }) => name)).toEqual(UNLIMITED);
  });
});

describe('an outage', () => {
  const SENTENCE = 'The server can’t reach its database. Please try again in a moment.';
  const closed = new TestSite(db, { outage: () => SENTENCE });

  it.each(NAMED)('is told by $name', async ({ endpoint }) => {
    const response = await closed.call(endpoint, ada, changed(endpoint));

    expect(Problem.parse(await response.clone().json()).summary).toBe(SENTENCE);
    await expectRefusal(response, 'maintenance');
  });
});
