import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem, STATUS_OF, type ErrorCode } from '#contract/problem.ts';
import { FROM_SITE } from '#tests/support/bareDeps.ts';
import { SampleServer } from '#tests/support/sampleServer.ts';

/** Expect a refusal with the status of its code; returns its sentence for people. */
async function refused(response: Response, code: ErrorCode): Promise<string> {
  const problem = Problem.parse(await response.json());
  expect(problem.code).toBe(code);
  expect(response.status).toBe(STATUS_OF[code]);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(problem.summary).toMatch(/^[A-Z].*\.$/);
  return problem.summary;
}

describe('a call', () => {
  it('gets its parameters with the types the contract says', async () => {
    const response = await new SampleServer().request(
      '/api/book/blue%20%2F%20green/notes?q=il&limit=1&pinned=true&unknown=1',
    );

    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      total: 1,
      results: [{ id: '1', text: 'milk in blue / green', pinned: true }],
    });
  });

  it('takes a parameter once or several times where it is a list', async () => {
    const server = new SampleServer();
    const texts = async (query: string) => {
      const response = await server.request(`/api/book/a/notes?limit=1&${query}`);
      return JSON.stringify(await response.json());
    };

    expect(await texts('tag=red')).toContain('milk in a red"');
    expect(await texts('tag=red&tag=blue')).toContain('milk in a red+blue"');
  });

  it('may drop values that mean nothing, where the contract says so', async () => {
    const response = await new SampleServer().request('/api/book/a/notes?sort=sideways');

    expect(response.status).toBe(200);
  });

  it('leaves out of its answer what the contract does not declare', async () => {
    const response = await new SampleServer().request('/api/book/a/notes');

    expect(await response.text()).not.toContain('secret');
  });

  it('gets its body, its caller and its dependencies', async () => {
    const server = new SampleServer();
    const response = await server.send('POST', '/api/note/create', { text: 'eggs' }, 'ada');

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: '3', author: 'ada' });
    expect(server.notes.get('3')).toBe('eggs');
  });

  it('may have no answer and no body', async () => {
    const server = new SampleServer();
    const headers = { ...FROM_SITE, Authorization: 'ada' };
    const emptied = await server.request('/api/note/1', { method: 'PUT', headers });
    const replaced = await server.send('PUT', '/api/note/2', { text: 'cake' }, 'ada');

    expect([emptied.status, replaced.status]).toEqual([204, 204]);
    expect(await emptied.text()).toBe('');
    expect(emptied.headers.get('Cache-Control')).toBe('no-store');
    expect([...server.notes.values()]).toEqual(['', 'cake']);
  });

  it('may answer with something other than JSON, and keeps the headers of the server', async () => {
    const server = new SampleServer();
    const picture = await server.request('/api/note/2/picture');
    const redirect = await server.request('/api/note/1/picture');

    expect(await picture.text()).toBe('<svg/>');
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(picture.headers.get('Cache-Control')).toBe('max-age=60');
    expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(redirect.status).toBe(302);
    expect(redirect.headers.get('Location')).toBe('/api/note/2/picture');
    expect(redirect.headers.get('Cache-Control')).toBe('no-store');
  });

  it('with a fixed path wins over one with a parameter, however they are ordered', async () => {
    const response = await new SampleServer().request('/api/note/random');

    expect(await response.json()).toEqual({ id: '1' });
  });

  it('with another method does not exist', async () => {
    const response = await new SampleServer().send('POST', '/api/note/1', {}, 'mod');

    await refused(response, 'not_found');
  });
});

describe('a call that changes something', () => {
  const send = async (headers: Record<string, string>) =>
    new SampleServer().request('/api/note/create', {
      method: 'POST',
      headers: { Authorization: 'ada', 'Content-Type': 'application/json', ...headers },
      body: '{"text":"tea"}',
    });

  it('comes from a page of the site, as the browser says', async () => {
    expect((await send(FROM_SITE)).status).toBe(200);
    expect((await send({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });

  it.each([
    {},
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:4174' },
    { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
  ])('is refused when it comes with %j', async (headers) => {
    await refused(await send(headers), 'forbidden');
  });
});

describe('who may call', () => {
  it('is anybody, whoever is signed in, or moderators', async () => {
    const cases: [string, string, string | undefined, ErrorCode | 'done'][] = [
      ['POST', '/api/note/create', undefined, 'signed_out'],
      ['POST', '/api/note/create', 'nobody', 'signed_out'],
      ['POST', '/api/note/create', 'ada', 'done'],
      ['DELETE', '/api/note/1', undefined, 'signed_out'],
      ['DELETE', '/api/note/1', 'ada', 'forbidden'],
      ['DELETE', '/api/note/1', 'mod', 'done'],
    ];
    for (const [method, url, who, outcome] of cases) {
      const response = await new SampleServer().send(method, url, { text: 'tea' }, who);

      if (outcome === 'done') expect(response.ok).toBe(true);
      else await refused(response, outcome);
    }
  });

  it('is asked before anything is read', async () => {
    const response = await new SampleServer().send('POST', '/api/note/create', 'nonsense');

    await refused(response, 'signed_out');
  });
});

describe('a refusal', () => {
  it('of the handler has its code, its status and its sentence', async () => {
    const server = new SampleServer();
    const cases = [
      [await server.request('/api/book/lost/notes'), 'not_found', 'There is no book lost.'],
      [
        await server.send('POST', '/api/note/create', { text: 'milk' }, 'ada'),
        'conflict',
        'This note is there already.',
      ],
      [await server.send('PUT', '/api/note/1', {}, 'mod'), 'invalid_request', null],
      [
        await server.send('PUT', '/api/note/1', { text: '' }, 'mod'),
        'forbidden',
        'This note is not yours.',
      ],
    ] as const;
    for (const [response, code, summary] of cases) {
      const sentence = await refused(response, code);

      if (summary !== null) expect(sentence).toBe(summary);
    }
  });

  it('may carry what a program needs to go on', async () => {
    const server = new SampleServer();
    const same = await server.send('POST', '/api/note/create', { text: 'milk' }, 'ada');
    const lost = await server.request('/api/book/lost/notes');

    expect(Problem.parse(await same.json()).details).toEqual({ id: '1' });
    expect(await lost.json()).not.toHaveProperty('details');
  });

  it.each([
    [
      '/api/book/a!/notes',
      'The part "book" of the address is not valid: a book has no exclamation mark.',
    ],
    [
      '/api/book/a/notes?limit=many',
      'The query parameter "limit" is not valid: expected a whole number.',
    ],
    [
      '/api/book/a/notes?limit=',
      'The query parameter "limit" is not valid: expected a whole number.',
    ],
    [
      '/api/book/a/notes?limit=31',
      'The query parameter "limit" is not valid: too big: expected number to be <=30.',
    ],
    [
      '/api/book/a/notes?limit=1&limit=2',
      'The query parameter "limit" is not valid: invalid input: expected string, received array.',
    ],
    [
      '/api/book/a/notes?pinned=1',
      'The query parameter "pinned" is not valid: expected true or false.',
    ],
    [
      '/api/book/a/notes?tag=red&tag=pink',
      'The query parameter "tag[1]" is not valid: invalid option: expected one of "red"|"green"|"blue".',
    ],
    ['/api/book/a/notes?q=x&tag=red', 'The query is not valid: search by words or by tags.'],
  ])('of %s names what is wrong', async (url, summary) => {
    expect(await refused(await new SampleServer().request(url), 'invalid_request')).toBe(summary);
  });

  it.each([
    [{}, 'The field "text" of the body is missing.'],
    [{ text: 5 }, 'The field "text" of the body is not valid: the text must be a string.'],
    [{ text: '' }, 'The field "text" of the body is not valid: the text must not be empty.'],
    [{ text: 'a', author: 'me' }, 'The field "author" of the body is unknown.'],
    [
      { text: 'a', tags: [{ name: 'b' }, { name: 'c', hue: 1 }] },
      'The field "tags[1].hue" of the body is unknown.',
    ],
    [{ text: 'a', tags: [{}] }, 'The field "tags[0].name" of the body is missing.'],
    ['text', 'The body is not valid: invalid input: expected object, received string.'],
    [null, 'The body is not valid: invalid input: expected object, received null.'],
  ])('of the body %j names what is wrong', async (body, summary) => {
    const response = await new SampleServer().send('POST', '/api/note/create', body, 'ada');

    expect(await refused(response, 'invalid_request')).toBe(summary);
  });

  it('for people names the field alone, at most its beginning', async () => {
    const server = new SampleServer();
    const textOf = async (body: unknown) => {
      const response = await server.send('POST', '/api/note/create', body, 'ada');
      return Problem.parse(await response.json()).text;
    };

    expect(await textOf({ text: 5 })).toEqual({
      id: 'refusals.fieldUnread',
      values: { field: 'text' },
    });
    expect(await textOf({ text: 'a', ['b'.repeat(100)]: 1 })).toEqual({
      id: 'refusals.fieldUnread',
      values: { field: `${'b'.repeat(60)}…` },
    });
    expect(await textOf('text')).toEqual({ id: 'refusals.requestUnread' });
  });

  it('of a query beyond 8,192 characters comes before anything else is asked', async () => {
    const server = new SampleServer();
    for (const query of ['&'.repeat(9000), `q=${'a'.repeat(9000)}`, 'a&'.repeat(500_000)]) {
      const response = await server.request(`/api/book/a/notes?${query}`);

      expect(await refused(response, 'address_too_long')).toBe(
        'This address is too long. After the question mark, it can have at most 8,192 characters.',
      );
      expect(response.headers.get('RateLimit-Limit')).toBeNull();
    }
    const longest = await server.request(`/api/book/a/notes?q=${'a'.repeat(8192 - 3)}`);
    expect(longest.status).toBe(200);
  });

  it('of a body that is no JSON says so', async () => {
    const cases: [string, string, string][] = [
      ['', 'application/json', 'The body is missing.'],
      ['{"text": ', 'application/json; charset=utf-8', 'The body is not valid JSON.'],
      ['{"text":"a"}', 'text/plain', 'The body must be sent as application/json.'],
      ['text=a', 'application/x-www-form-urlencoded', 'The body must be sent as application/json.'],
    ];
    for (const [body, type, summary] of cases) {
      const headers = { ...FROM_SITE, Authorization: 'ada', 'Content-Type': type };
      const init = { method: 'POST', headers, body };
      const response = await new SampleServer().request('/api/note/create', init);

      expect(await refused(response, 'invalid_request')).toBe(summary);
    }
  });

  it('of a body beyond the limit comes before it is parsed, whether or not it tells its length', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(64 * 1024) });
    const stream = new Blob([text]).stream();
    for (const body of [text, stream]) {
      const length = typeof body === 'string' ? { 'Content-Length': String(body.length) } : {};
      const headers = { Authorization: 'ada', 'Content-Type': 'application/json', ...length };
      const init = { method: 'POST', headers, body, duplex: 'half' };
      const response = await new SampleServer().request('/api/note/create', init);

      await refused(response, 'too_large');
    }
  });
});

describe('whatever is sent', () => {
  it.each([
    '/api/book/%E0%A4%A/notes',
    '/api/book/%00/notes',
    '/api/book/a/notes?q=%E0%A4%A',
    '/api/book/a/notes?__proto__=1',
    '/api/book/a/notes?constructor=1&toString=2',
    '/api/book/a/notes?limit[]=1&=2&&',
    '/api/note/__proto__',
  ])('to %s is never a mistake of the server', async (url) => {
    const server = new SampleServer();

    expect((await server.request(url)).status).toBeLessThan(500);
    expect(server.logged).toEqual([]);
  });

  it('as a body is never a mistake of the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const server = new SampleServer();
        const response = await server.send('POST', '/api/note/create', body, 'ada');

        expect(response.status).toBeLessThan(500);
      }),
    );
  });
});

describe('an unexpected error', () => {
  it('is answered as internal and logged with the id the client was told', async () => {
    const server = new SampleServer();
    const response = await server.request('/api/book/broken/notes');
    const id = response.headers.get('X-Request-Id');

    expect(await refused(response.clone(), 'internal')).not.toContain('details');
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(server.logged).toMatchObject([
      { err: { message: 'the cause, with details' }, requestId: id },
    ]);
  });

  it('is no mistake where the database took too long: one may try again', async () => {
    const server = new SampleServer();
    const response = await server.request('/api/book/slow/notes');

    expect(await refused(response, 'busy')).not.toContain('details');
    expect(server.logged).toMatchObject([{ err: { code: '57014' } }]);
  });

  it('is also an answer that breaks the contract', async () => {
    const server = new SampleServer();
    server.notes.set('x'.repeat(41), 'an id that is too long');
    const response = await server.request('/api/book/a/notes');

    await refused(response, 'internal');
    expect(server.logged).toHaveLength(1);
  });
});
