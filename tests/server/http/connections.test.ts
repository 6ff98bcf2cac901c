import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { ConnectionLimits } from '#server/http/connections.ts';
import { bareDeps } from '#tests/support/bareDeps.ts';
import { bareApi, Gate, until, useListening } from '#tests/support/listeningServer.ts';

const started = useListening();

describe('a file that is changed while the server runs', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'chiaro-changed-'));
  const [small, large] = ['small.txt', 'large.txt'];

  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  it.each([
    [small, 10, 20],
    [small, 20, 10],
    [large, 300_000, 400_000],
    [large, 400_000, 300_000],
  ])(
    'is not taken for another answer: %s, %i bytes before, %i after',
    async (name, before, after) => {
      const file = path.join(directory, name);
      writeFileSync(file, 'x'.repeat(before));
      const { port } = await started(createApp(bareDeps({ pagesDirectory: directory })));
      writeFileSync(file, 'y'.repeat(after));
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      const ask = (target: string) => `GET /${target} HTTP/1.1\r\nHost: a\r\n`;
      socket.write(`${ask(name)}\r\n${ask('livez')}Connection: close\r\n\r\n`);
      const answer = await text(socket).catch(() => '');

      expect(answer).not.toMatch(/yHTTP/);
      if (name === small) expect(answer).toMatch(/^HTTP\/1\.1 500 [^]*\{"alive":true\}$/);
      else expect(answer).not.toContain('{"alive"');
    },
  );
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

  /** A site with a large file, and the requests started for it. */
  async function largeSite(limits: Partial<ConnectionLimits> = {}) {
    const begun: string[] = [];
    const app = createApp(
      bareDeps({
        pagesDirectory: directory,
        trackRequest: ({ route }) => begun.push(route),
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
    expect(most / MB).toBeLessThan(80); // ten of the hundred requested files
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

  /** A site with an endless answer, and whether it is still being read. */
  async function endlessSite(limits: Partial<ConnectionLimits>) {
    const left = new Gate();
    const app = bareApi();
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
    const { port } = await started(bareApi(), { mostOfAddress: 2, unlimited: [] });
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

  it('has its largest connections ended where they hold too much of unfinished requests', async () => {
    const { port } = await started(bareApi(), { mostHeldOfAddress: MB, lookMs: 10, unlimited: [] });
    const [small, large] = [await connection(port), await connection(port)];
    small.write(`GET /livez?${'a'.repeat(200 * 1024)}`);
    large.write(`GET /livez?${'a'.repeat(900 * 1024)}`);
    await once(large.resume(), 'close');
    small.write(' HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

    expect(await text(small)).toContain('200 OK');
  });

  it('may send as many long requests as it likes, one after the other', async () => {
    const { port } = await started(bareApi(), { mostHeld: MB, lookMs: 1 });
    const socket = await connection(port);
    const long = `GET /livez?${'a'.repeat(500 * 1024)} HTTP/1.1\r\nHost: a\r\n\r\n`;
    socket.write(long.repeat(8));
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

    expect((await text(socket)).match(/200 OK/g)).toHaveLength(9);
  });

  it('is not limited where its address is that of a proxy', async () => {
    const limits = { mostOfAddress: 1, unlimited: [] };
    const { port } = await started(bareApi(), limits, ['127.0.0.1']);
    const sockets = [await connection(port), await connection(port), await connection(port)];
    for (const socket of sockets) {
      socket.write('GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(await text(socket)).toContain('200 OK');
    }
  });
});
