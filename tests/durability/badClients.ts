import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BuiltProgram } from '#tests/support/BuiltProgram.ts';

/** Effects of one kind of bad clients on the server. */
export interface ClientFinding {
  readonly scenario: string;
  readonly requests: number;
  /** Peak memory of the process, above its initial memory. */
  readonly moreMb: number;
  /** The slowest answer to another client meanwhile. */
  readonly slowestMs: number;
  readonly losses: readonly string[];
}

const MOST_MB = 300;
const MOST_MS = 2000;
const WATCH_MS = 4000;
const LOOK_AGAIN_MS = 50;
const MB = 1024 * 1024;

interface Target {
  readonly port: number;
  /** The largest file of the site. */
  readonly largest: string;
}

/** Sends the requests of one kind of bad clients, and returns their number. */
type Attack = (target: Target, open: () => Promise<Socket>) => Promise<number>;

const request = (address: string) => `GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** The documents, besides files, that cost most to build or to send. */
const DOCUMENTS = [
  '/source.tgz',
  '/sitemaps/puzzles.xml',
  '/api/feed/puzzles.atom',
  '/api/openapi.json',
];

function each(count: number, attack: (i: number) => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: count }, (_, i) => attack(i)));
}

const ATTACKS: Readonly<Record<string, Attack>> = {
  '16 files asked for at once on each of 50 lines, not read': async ({ largest }, open) => {
    await each(50, async () => (await open()).pause().write(request(largest).repeat(16)));
    return 800;
  },
  'a thousand files asked for at once on one line, not read': async ({ largest }, open) => {
    (await open()).pause().write(request(largest).repeat(1000));
    return 1000;
  },
  '200 large files, not read': async ({ largest }, open) => {
    await each(200, async () => (await open()).pause().write(request(largest)));
    return 200;
  },
  '200 large files, read at once': async ({ largest }, open) => {
    const last = request(largest).replace(/\r\n$/, 'Connection: close\r\n\r\n');
    await each(200, async () => {
      const socket = await open();
      socket.resume().write(last);
      await once(socket, 'close');
    });
    return 200;
  },
  'sitemaps, feeds and the source, not read': async (_, open) => {
    await each(200, async (i) => {
      const address = DOCUMENTS[i % DOCUMENTS.length] ?? '/';
      (await open()).pause().write(request(address).repeat(10));
    });
    return 2000;
  },
  'addresses of a megabyte, sent but for the end': async (_, open) => {
    await each(200, async () => (await open()).write(`GET /solve?d=${'a'.repeat(1_000_000)}`));
    return 200;
  },
  'large files at addresses and from referrers of 400 KB, not read': async ({ largest }, open) => {
    const long = 'a'.repeat(400_000);
    const asked = request(`${largest}?d=${long}`).replace(/\r\n$/, `Referer: ${long}\r\n\r\n`);
    await each(200, async () => (await open()).pause().write(asked));
    return 200;
  },
  'a path of 100,000 slashes, and a query of a million ampersands': async (_, open) => {
    (await open()).write(request(`/a${'/'.repeat(100_000)}x`));
    (await open()).write(request(`/api/?${'&'.repeat(1_000_000)}`));
    return 2;
  },
};

/** Attack a separate server with each kind of bad clients, one after another. */
export async function meetBadClients(folder: string): Promise<readonly ClientFinding[]> {
  const server = new BuiltProgram('main', { DATA_DIR: folder, JOBS: 'off' });
  const target = { port: Number(new URL(await server.ready()).port), largest: largestFile() };
  const findings: ClientFinding[] = [];
  for (const [scenario, attack] of Object.entries(ATTACKS)) {
    if (server.hasEnded) break;
    findings.push(await meet(server, target, scenario, attack));
  }
  if (server.hasEnded) throw new Error(`The server has ended: ${server.output}`);
  await server.stop();
  return findings;
}

async function meet(
  server: BuiltProgram,
  target: Target,
  scenario: string,
  attack: Attack,
): Promise<ClientFinding> {
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(target.port, '127.0.0.1').on('error', () => {}); // cut off, as expected
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const before = memoryOf(server.pid);
  const watch = new Watch(server, target.port);
  const watched = watch.run();
  const requests = await attack(target, open);
  await sleep(WATCH_MS);
  watch.end();
  await watched;
  for (const socket of sockets) socket.destroy();
  const moreMb = Math.round((watch.mostBytes - before) / MB);
  const { slowestMs } = watch;
  const losses = [
    ...(moreMb > MOST_MB ? [`${scenario}: ${moreMb} MB more`] : []),
    ...(slowestMs > MOST_MS ? [`${scenario}: others waited ${slowestMs} ms`] : []),
  ];
  return { scenario, requests, moreMb, slowestMs, losses };
}

/** Polls a server's memory and its answer time. */
class Watch {
  mostBytes = 0;
  slowestMs = 0;
  readonly #server: BuiltProgram;
  readonly #port: number;
  #isOver = false;

  constructor(server: BuiltProgram, port: number) {
    this.#server = server;
    this.#port = port;
  }

  end(): void {
    this.#isOver = true;
  }

  async run(): Promise<void> {
    while (!this.#isOver && !this.#server.hasEnded) {
      const startedMs = performance.now();
      const response = await fetch(`http://127.0.0.1:${this.#port}/livez`).catch(() => null);
      const took = response?.ok ? performance.now() - startedMs : Infinity;
      this.slowestMs = Math.max(this.slowestMs, Math.round(took));
      this.mostBytes = Math.max(this.mostBytes, memoryOf(this.#server.pid));
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

/** The memory of a process (Linux). */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0; // the process has ended
  }
}

function largestFile(): string {
  const root = path.resolve('dist/client');
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const [largest = ''] = files.toSorted((a, b) => statSync(b).size - statSync(a).size);
  return `/${path.relative(root, largest).split(path.sep).join('/')}`;
}
