import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { API_VERSION, health } from '#contract/health.ts';
import { VERSION } from '#server/version.ts';
import { FROM_SITE } from '#tests/support/bareDeps.ts';
import {
  addNote,
  deleteNote,
  listNotes,
  NoteId,
  notePicture,
  randomNote,
  readNote,
  replaceNote,
} from '#tests/support/sampleEndpoints.ts';
import { SampleServer } from '#tests/support/sampleServer.ts';
import { ApiError, refusedBecause } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const ID = NoteId.parse('1');

let server = new SampleServer();
let sent: Sent[] = [];

/** The network goes to the sample server, as the account `who` if there is one. */
function connect(who?: string): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    init.signal?.throwIfAborted();
    const headers = new Headers({ ...FROM_SITE, ...init.headers });
    if (who !== undefined) headers.set('Authorization', who);
    return server.request(url, { ...init, headers });
  });
}

/** Every call gets this answer. */
function answerAll(response: Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  );
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  server = new SampleServer();
  sent = [];
  connect();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('needs nothing but the endpoint where that takes nothing', async () => {
    const answer = await call(health, {});

    expectTypeOf(answer).toEqualTypeOf<z.output<(typeof health)['response']>>();
    expect(answer).toMatchObject({ version: API_VERSION, release: VERSION });
    expect(sent).toMatchObject([{ url: '/api/', init: { credentials: 'include' } }]);
  });

  it('takes the answer that was asked for ahead, once and for its address only', async () => {
    const note = { params: { id: ID } };
    await call(readNote, note).catch(() => undefined);
    const [{ url } = { url: '' }] = sent;
    sent = [];
    const ahead = new Response('{"code":"not_found","summary":"Asked ahead."}', { status: 404 });
    vi.stubGlobal('askedAhead', { address: url, response: Promise.resolve(ahead) });

    await call(listNotes, { params: { book: 'a' } });
    expect(sent).toHaveLength(1);
    expect(await failureOf(call(readNote, note))).toMatchObject({ message: 'Asked ahead. (404)' });
    expect(sent).toHaveLength(1);
    await call(readNote, note).catch(() => undefined);
    expect(sent).toHaveLength(2);
  });

  it('brings parameters of every type to the handler, and types the answer', async () => {
    const { results, total } = await call(listNotes, {
      params: { book: 'a/b ?#%é+' },
      query: { limit: 1, pinned: true, tag: ['red', 'blue'], sort: 'asc' },
    });

    expectTypeOf(results[0]?.id).toEqualTypeOf<z.output<typeof NoteId> | undefined>();
    expect(total).toBe(2);
    expect(results).toEqual([{ id: '1', text: 'milk in a/b ?#%é+ red+blue', pinned: true }]);
  });

  it('leaves out what the query does not have', async () => {
    await call(listNotes, { params: { book: 'a' }, query: { q: 'bread' } });
    await call(listNotes, { params: { book: 'a' } });

    expect(sent.map(({ url }) => url)).toEqual(['/api/book/a/notes?q=bread', '/api/book/a/notes']);
  });

  it('sends its body as JSON', async () => {
    connect('ada');

    expect(await call(addNote, { body: { text: 'eggs' } })).toEqual({ id: '3', author: 'ada' });
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"text":"eggs"}',
    });
  });

  it('may have neither body nor answer', async () => {
    connect('ada');
    await expect(call(replaceNote, { params: { id: ID } })).resolves.toBeUndefined();
    connect('mod');
    const deleting = call(deleteNote, { params: { id: NoteId.parse('2') } });

    expectTypeOf(deleting).toEqualTypeOf<Promise<undefined>>();
    await expect(deleting).resolves.toBeUndefined();
    expect([...server.notes]).toEqual([['1', '']]);
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('gives what is not JSON as it comes', async () => {
    const response = await call(notePicture, { params: { id: NoteId.parse('2') } });

    expect(await response.text()).toBe('<svg/>');
  });

  it('never reaches another path through its parameters', async () => {
    for (const id of ['..', '.', '']) {
      const failure = await failureOf(call(readNote, { params: { id: NoteId.parse(id) } }));

      expect(refusedBecause(readNote, failure)).toBe('not_found');
    }
    expect(sent).toEqual([]);
  });

  it('can be given up', async () => {
    const controller = new AbortController();
    controller.abort();
    const failure = await failureOf(call(randomNote, { signal: controller.signal }));

    expect(failure).toMatchObject({ name: 'AbortError' });
    expect(sent[0]?.init.signal).toBe(controller.signal);
  });

  it('refuses an answer that breaks the contract', async () => {
    answerAll(Response.json({ id: 5 }));

    await expect(call(randomNote, {})).rejects.toThrow('"expected": "string"');
  });
});

describe('a refused call', () => {
  it('keeps code, status and summary, and shows the summary with the status', async () => {
    const failure = await failureOf(call(addNote, { body: { text: 'eggs' } }));

    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      code: 'signed_out',
      status: 401,
      summary: 'Sign in first.',
      message: 'Sign in first. (401)',
      text: { id: 'refusals.signIn' },
    });
  });

  it('keeps what came with it', async () => {
    connect('ada');
    const same = await failureOf(call(addNote, { body: { text: 'milk' } }));
    const wrong = await failureOf(call(listNotes, { params: { book: '!' } }));

    expect(same).toMatchObject({ code: 'conflict', details: { id: '1' } });
    expect(wrong).toMatchObject({ details: undefined });
  });

  it('tells its reason among those the endpoint declares', async () => {
    const lost = await failureOf(call(listNotes, { params: { book: 'lost' } }));
    const wrong = await failureOf(call(listNotes, { params: { book: '!' } }));

    expectTypeOf(refusedBecause(replaceNote, lost)).toEqualTypeOf<
      'not_found' | 'forbidden' | null
    >();
    expect(refusedBecause(listNotes, lost)).toBe('not_found');
    expect(refusedBecause(listNotes, wrong)).toBeNull();
    expect(refusedBecause(listNotes, new TypeError('offline'))).toBeNull();
  });

  it('keeps its text only where this page knows it', async () => {
    const failure = async (text?: object) => {
      answerAll(Response.json({ code: 'conflict', summary: 'Twice.', text }, { status: 409 }));
      return failureOf(call(randomNote, {}));
    };
    const text = { id: 'refusals.dataTooLong', values: { most: 20 } };

    expect(await failure(text)).toMatchObject({ text, summary: 'Twice.' });
    for (const unknown of [undefined, { id: 'refusals.future' }, { ...text, values: {} }])
      expect(await failure(unknown)).toMatchObject({ text: null, message: 'Twice. (409)' });
  });

  it('by something that is not the server has no code', async () => {
    const page = { status: 418, statusText: 'Bad Gateway' };
    answerAll(new Response('<h1>Bad gateway</h1>', page));

    expect(await failureOf(call(randomNote, {}))).toMatchObject({
      code: null,
      message: 'Bad Gateway (418)',
    });
  });

  it('keeps a code that only a newer server has', async () => {
    answerAll(Response.json({ code: 'too_fast', summary: 'Wait a minute.' }, { status: 429 }));

    expect(await failureOf(call(randomNote, {}))).toMatchObject({ code: 'too_fast', status: 429 });
  });
});

describe('the types of a call', () => {
  it('demand what the endpoint takes', () => {
    type Input<E extends Endpoint> = Parameters<typeof call<E>>[1];
    type List = Input<typeof listNotes>;
    type Add = Input<typeof addNote>;
    const params = { book: 'a' };

    expectTypeOf({ params }).toExtend<List>();
    expectTypeOf({ params, query: { limit: 5 } }).toExtend<List>();
    expectTypeOf({ query: { limit: 5 } }).not.toExtend<List>();
    expectTypeOf({ params: { book: 5 } }).not.toExtend<List>();
    expectTypeOf({ params, query: { limit: '5' } }).not.toExtend<List>();
    expectTypeOf({ body: { text: 'a' } }).toExtend<Add>();
    expectTypeOf({ body: { pinned: true } }).not.toExtend<Add>();
    expectTypeOf({}).not.toExtend<Add>();
    expectTypeOf({ params: { id: 'text of another kind' } }).not.toExtend<Input<typeof readNote>>();
  });
});
