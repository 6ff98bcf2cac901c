import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '#engine/invariant.ts';
import { createApp } from '#server/app.ts';
import { bareDeps, keepingLog, SITE } from '#tests/support/bareDeps.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '#server/http/connections.ts';
import { listen, type Listening } from '#server/listen.ts';

/** Holds back whoever waits for `passed` until it is opened. */
class Gate {
  #open: () => void = () => {};
  readonly passed = new Promise<void>((resolve) => {
    this.#open = resolve;
  });

  open(): void {
    this.#open();
  }
}

const running: Listening[] = [];

function api() {
  return createApp(bareDeps());
}

async function started(
  app = api(),
  limits: Partial<ConnectionLimits> = {},
  trustedProxies: readonly string[] = [],
): Promise<Listening> {
  const address = { port: 0, host: '127.0.0.1', trustedProxies };
  const listening = await listen(() => app, address, { ...CONNECTION_LIMITS, ...limits });
  invariant(listening.ok, 'a free port can be opened');
  running.push(listening.value);
  return listening.value;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close(0)));
});

describe('listening', () => {
  it('answers on the port the system chose', async () => {
    const { port } = await started();
    const response = await fetch(`http://127.0.0.1:${port}/api/`);

    expect(response.status).toBe(200);
  });

  it('says in one sentence that a port is taken', async () => {
    const { port } = await started();
    const second = await listen(api, { port, host: '127.0.0.1' });

    invariant(!second.ok, 'the port is taken');
    expect(second.error).toContain(`Port ${port} is already in use`);
    expect(second.error).not.toContain('\n');
  });
});

describe('a long address', () => {
  const KB = 1024;

  /** What is answered to bytes that are sent as they are. */
  async function answerTo(port: number, ...pieces: readonly string[]): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    for (const piece of pieces) socket.write(piece);
    return text(socket);
  }

  it('of 256 KB is answered, though it is the referrer too', async () => {
    const app = api();
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
    expect(answer.match(/<h1>.*<\/h1>/g)).toEqual(['<h1>This link is too long to be opened.</h1>']);
    expect((await fetch(`http://127.0.0.1:${port}/api/`)).status).toBe(200);
  });

  /** An app that counts what reaches it. */
  async function counting() {
    const app = api();
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
        'This address is too long: before the question mark it may have 2,048 characters.',
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
      Array.from({ length: 1000 }, (_, i) => `X-Forwarded-For: 10.0.0.${i}`),
    ]) {
      const answer = await ask(...headers);

      expect(answer).toMatch(/^HTTP\/1\.1 431 /);
      expect(answer).toContain('The headers of this request are too long');
    }
    expect(reached).toEqual([]);
    expect(await ask(`Referer: http://a/solve?d=${'a'.repeat(256 * KB)}`)).toMatch(/ 200 /);
  });

  it('is not blamed for a request that is none', async () => {
    const { port } = await started();
    const answer = await answerTo(port, 'nonsense\r\n\r\n');

    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('This request cannot be read.');
  });
});

describe('a client that does not read', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'chiaro-large-'));
  const MB = 1024 * 1024;
  const GET = 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n';

  beforeAll(() => {
    writeFileSync(path.join(directory, 'large.bin'), Buffer.alloc(8 * MB, 'x'));
  });

  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  /** A site with a large file, and the requests for it that were begun. */
  async function largeSite(limits: Partial<ConnectionLimits> = {}) {
    const begun: string[] = [];
    const app = createApp(
      bareDeps({
        pagesDirectory: directory,
        noteRequest: ({ route }) => begun.push(route),
      }),
    );
    return { begun, ...(await started(app, limits)) };
  }

  async function connection(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1').pause();
    await once(socket, 'connect');
    return socket.on('error', () => {}); // it may be cut off
  }

  it('is answered one request at a time, and the file is read as it is taken', async () => {
    const { port, begun } = await largeSite();
    const before = process.memoryUsage().arrayBuffers;
    const sockets = await Promise.all(Array.from({ length: 10 }, () => connection(port)));
    for (const socket of sockets) socket.write(GET.repeat(10));
    let most = 0;
    while (begun.filter((route) => route === '/*').length < sockets.length)
      await fetch(`http://127.0.0.1:${port}/livez`);
    for (let i = 0; i < 50; i++) {
      await fetch(`http://127.0.0.1:${port}/livez`);
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }
    expect(begun.filter((route) => route === '/*')).toHaveLength(sockets.length);
    expect(most / MB).toBeLessThan(80); // ten of the hundred files that were asked for
    for (const socket of sockets) socket.destroy();
  });

  it('gets the whole file, and its further requests answered, once it reads', async () => {
    const { port } = await largeSite();
    const socket = await connection(port);
    socket.write(`${GET.repeat(2)}GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);

    expect(answer.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3);
    expect(answer.length).toBeGreaterThan(16 * MB);
    expect(answer).toContain('{"alive":true}');
  });

  it('is cut off where it sends more requests than may wait', async () => {
    const { port, begun } = await largeSite({ mostWaiting: 4 });
    const socket = await connection(port);
    socket.write(GET.repeat(6));

    expect((await text(socket.resume()).catch(() => '')).length).toBeLessThan(8 * MB);
    expect(begun.length).toBeLessThanOrEqual(1);
  });

  /** A site with an answer that never ends, and whether somebody still takes it. */
  async function endlessSite(limits: Partial<ConnectionLimits>) {
    const left = new Gate();
    const app = api();
    const body = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
        cancel: () => left.open(),
      });
    app.get('/endless', (context) => context.body(body()));
    return { left, ...(await started(app, limits)) };
  }

  it('is cut off after a while', async () => {
    const { port, left } = await endlessSite({ silentMs: 100 });
    const socket = await connection(port);
    socket.write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n');

    await left.passed;
    socket.destroy();
  });

  it('is cut off in the end also where it goes on reading', async () => {
    const { port, left } = await endlessSite({ answerMs: 200 });
    const socket = await connection(port);
    socket.resume().write('GET /endless HTTP/1.1\r\nHost: a\r\n\r\n');

    await Promise.all([left.passed, once(socket, 'close')]);
  });

  it('has no more connections than others of its address may have', async () => {
    const { port } = await started(api(), { mostOfAddress: 2, unlimited: [] });
    const ask = 'GET /livez HTTP/1.1\r\nHost: a\r\n\r\n';
    const [first, second] = [await connection(port), await connection(port)];
    first.write(ask);
    second.write(ask);
    await Promise.all([first, second].map(async (socket) => once(socket.resume(), 'data')));
    const third = await connection(port);
    await once(third.resume(), 'close');
    first.destroy();

    await until(async () => {
      const next = await connection(port);
      next.write(ask.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
      return (await text(next).catch(() => '')).includes('200 OK');
    });
    second.destroy();
  });

  it('is not limited where its address is that of a proxy', async () => {
    const limits = { mostOfAddress: 1, unlimited: [] };
    const { port } = await started(api(), limits, ['127.0.0.1']);
    const sockets = [await connection(port), await connection(port), await connection(port)];
    for (const socket of sockets) {
      socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(await text(socket)).toContain('200 OK');
    }
  });
});

/** Ask again and again until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo()));
}

describe('an upload that its client cuts off', () => {
  it('is no outage of the database, and no mistake', async () => {
    const logged: Record<string, unknown>[] = [];
    const answered: number[] = [];
    const app = createApp(
      bareDeps({
        log: keepingLog(logged),
        noteRequest: ({ status }) => answered.push(status),
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

describe('closing', () => {
  it('finishes the request under way and tells the client to go', async () => {
    const gate = new Gate();
    const arrival = new Gate();
    const app = api();
    app.get('/slow', async (context) => {
      arrival.open();
      await gate.passed;
      return context.text('done');
    });
    const { port, close } = await started(app);
    const response = fetch(`http://127.0.0.1:${port}/slow`);
    await arrival.passed;
    const closed = close(5000);
    gate.open();

    expect((await response).headers.get('Connection')).toBe('close');
    expect(await (await response).text()).toBe('done');
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/api/`)).rejects.toThrow();
  });

  it('does not wait for idle clients', async () => {
    const { port, close } = await started();
    const agent = new Agent({ keepAlive: true });
    const status = await new Promise((resolve) => {
      get({ port, host: '127.0.0.1', path: '/api/', agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode));
      });
    });
    await close(60_000);

    expect(status).toBe(200);
    agent.destroy();
  });

  it('cuts off a request that takes too long', async () => {
    const arrival = new Gate();
    const app = api();
    app.get('/endless', () => {
      arrival.open();
      return new Promise<Response>(() => {});
    });
    const { port, close } = await started(app);
    const response = fetch(`http://127.0.0.1:${port}/endless`);
    const refused = expect(response).rejects.toThrow();
    await arrival.passed;
    await close(20);

    await refused;
  });
});
