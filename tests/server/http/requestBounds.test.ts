import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { CONNECTION_LIMITS, serializeRequests } from '#server/http/connections.ts';
import type { Listening } from '#server/listen.ts';
import { LANGUAGES } from '#texts/languages.ts';
import { bareDeps, keepingLog, SITE } from '#tests/support/bareDeps.ts';
import { german } from '#tests/support/german.ts';
import { bareApi, Gate, until, useListening } from '#tests/support/listeningServer.ts';

const started = useListening();

describe('a long address', () => {
  const KB = 1024;

  /** The answer to raw bytes. */
  async function answerTo(port: number, ...pieces: readonly string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    for (const piece of pieces) socket.write(piece);
    return text(socket);
  }

  it('of 256 KB is answered, though it is the referrer too', async () => {
    const app = bareApi();
    app.get('/solve', (context) => context.text('the page'));
    const { port } = await started(app);
    const address = `http://127.0.0.1:${port}/solve?d=${'a'.repeat(256 * KB)}`;
    const response = await new Promise<number | undefined>((resolve, reject) => {
      get(address, { headers: { Referer: address } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });

    expect(response).toBe(200);
  });

  it('that is too long is answered with a sentence, also while the rest of it arrives', async () => {
    const { port } = await started();
    const long = 'a'.repeat(1024 * KB);
    const answer = await answerTo(port, `GET /solve?d=${long}`, long, long, ' HTTP/1.1\r\n\r\n');

    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('Connection: close');
    expect(answer.match(/<h1>.*<\/h1>/g)).toEqual(['<h1>This link is too long to open.</h1>']);
    const languages = [...answer.matchAll(/<a href="\/" lang="(..)">/g)].map(([, tag]) => tag);
    expect(languages).toEqual(LANGUAGES);
    expect(answer).toContain(`<p lang="de">${german('refusals.linkTooLong')}</p>`);
    expect((await fetch(`http://127.0.0.1:${port}/api/`)).status).toBe(200);
  });

  /** An app that counts the requests that reach it. */
  async function counting() {
    const app = bareApi();
    const reached: string[] = [];
    app.get('*', (context) => {
      reached.push(context.req.path);
      return context.text('reached');
    });
    return { reached, ...(await started(app)) };
  }

  it('is refused before anything reads it where its path has more than 2,048 characters', async () => {
    const { port, reached } = await counting();
    const ask = (path: string) => answerTo(port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    for (const path of [
      `/a${'/'.repeat(100 * KB)}x`,
      `/${'%2f'.repeat(700)}`,
      `/api/${'a'.repeat(2 * KB)}?b=c`,
      `http://a/solve/${'a'.repeat(900 * KB)}`,
    ]) {
      const answer = await ask(path);

      expect(answer).toMatch(/^HTTP\/1\.1 414 /);
      expect(answer).toContain(
        'This address is too long. Before the question mark, it can have at most 2,048 characters.',
      );
    }
    expect(await ask(`/api/${'a'.repeat(3 * KB)}`)).toContain('{"code":"address_too_long"');
    expect(reached).toEqual([]);
    const longest = `/${'a'.repeat(2 * KB - 1)}`;
    expect((await fetch(`http://127.0.0.1:${port}${longest}`)).status).toBe(200);
    expect(reached).toEqual([longest]);
  });

  it('is told apart from headers that are too long, among which the referrer does not count', async () => {
    const { port, reached } = await counting();
    const ask = (...headers: readonly string[]) =>
      answerTo(
        port,
        ['GET / HTTP/1.1', 'Host: a', 'Connection: close', ...headers]
          .map((line) => `${line}\r\n`)
          .join(''),
        '\r\n',
      );
    for (const headers of [
      [`Cookie: ${'a=b;'.repeat(5 * KB)}`],
      [`Accept-Encoding: ${'gzip, '.repeat(3 * KB)}`],
      Array.from({ length: 900 }, (_, i) => `X-Forwarded-For: 10.0.0.${i}`),
    ]) {
      const answer = await ask(...headers);

      expect(answer).toMatch(/^HTTP\/1\.1 431 /);
      expect(answer).toContain('The headers of this request are too long');
    }
    expect(reached).toEqual([]);
    expect(await ask(`Referer: http://a/solve?d=${'a'.repeat(256 * KB)}`)).toMatch(/ 200 /);
  });

  it('is not held while it waits for its turn behind another request', async () => {
    const held: number[] = [];
    const [arrival, release] = [new Gate(), new Gate()];
    const server = createServer({ maxHeaderSize: 2048 * KB });
    const answer = serializeRequests((_, response) => {
      void release.passed.then(() => response.end('x'));
    }, CONNECTION_LIMITS);
    server.on('request', answer).on('request', ({ url, headers, rawHeaders }) => {
      held.push(JSON.stringify([url, headers, rawHeaders]).length);
      if (held.length === 4) arrival.open();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    const long = 'a'.repeat(500 * KB);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.write(`GET /solve?d=${long} HTTP/1.1\r\nHost: a\r\nReferer: ${long}\r\n\r\n`);
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${long}\r\n\r\n`);
    socket.write(`GET /${long} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await arrival.passed;
    release.open();

    expect(await text(socket)).toMatch(/ 200 [^]* 200 [^]* 431 /);
    expect(Math.max(...held)).toBeLessThan(40 * KB);
    server.close();
  });

  it('is not blamed for a request that is none', async () => {
    const { port } = await started();
    const answer = await answerTo(port, 'nonsense\r\n\r\n');

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('The server can’t read this request.');
  });
});

describe('an upload that its client cuts off', () => {
  it('is no outage of the database, and no mistake', async () => {
    const logged: Record<string, unknown>[] = [];
    const answered: number[] = [];
    const app = createApp(
      bareDeps({
        log: keepingLog(logged),
        trackRequest: ({ status }) => answered.push(status),
      }),
    );
    const arrival = new Gate();
    app.post('/upload', async (context) => {
      arrival.open();
      return context.text(await context.req.text());
    });
    const { port } = await started(app);
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write('POST /upload HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nthe beginning');
    await arrival.passed;
    socket.destroy();
    await until(async () => {
      await fetch(`http://127.0.0.1:${port}/livez`);
      return answered.some((status) => status !== 200);
    });

    expect(answered.filter((status) => status !== 200)).toEqual([400]);
    expect(logged).toEqual([]);
  });
});

describe('the id of a request', () => {
  it('is ours, unless a trusted proxy brings one', async () => {
    const idAt = async ({ port }: Listening, id: string) => {
      const headers = { 'X-Request-Id': id };
      const response = await fetch(`http://127.0.0.1:${port}/livez`, { headers });
      return response.headers.get('X-Request-Id');
    };
    const site = { ...SITE, trustedProxies: ['127.0.0.1'] };
    const [open, behind] = [await started(), await started(createApp(bareDeps({ site })))];

    expect(await idAt(open, 'mine')).toMatch(/^[\da-f-]{36}$/);
    expect(await idAt(behind, 'of-the-proxy')).toBe('of-the-proxy');
    expect(await idAt(behind, 'x y')).toMatch(/^[\da-f-]{36}$/);
    expect(await idAt(behind, 'x'.repeat(200))).toMatch(/^[\da-f-]{36}$/);
  });
});
