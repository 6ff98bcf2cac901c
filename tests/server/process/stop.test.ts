import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { serverPid, stopEmbedded } from '#server/db/embedded/postmaster.ts';
import { LoadClient } from '#tests/support/LoadClient.ts';
import { SourceServer } from '#tests/support/SourceServer.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const CLIENTS = 16;
/**
 * Number of answers of each client before the server is stopped: by then all of them are active.
 */
const WARM = 20;
/** Timeout of polling on a busy machine. */
const PATIENT = { timeout: 30_000 };

const folder = temporaryFolder();
const { pool, url } = await useDatabase();

async function started(environment: NodeJS.ProcessEnv) {
  // Trusted, so that the request ids in its log are those of the clients.
  const server = new SourceServer({ TRUSTED_PROXIES: '127.0.0.1', ...environment });
  const address = await server.ready();
  return { server, address, port: Number(new URL(address).port) };
}

/** Clients that send requests as fast as possible, each warmed up. */
async function underLoad(port: number, paths: readonly string[]) {
  const clients = Array.from(
    { length: CLIENTS },
    (_, i) => new LoadClient(port, paths[i % paths.length] ?? '/'),
  );
  const finished = Promise.all(clients.map(async (client) => client.run()));
  await expect
    .poll(() => Math.min(...clients.map(({ answered }) => answered.size)), PATIENT)
    .toBeGreaterThan(WARM);
  return { clients, finished };
}

describe('a server that is stopped under load', () => {
  it('answers every request that it took, and ends well', async () => {
    const { server, port } = await started({ DATABASE_URL: url, LOG_LEVEL: 'debug' });
    const { clients, finished } = await underLoad(port, ['/readyz', '/api/']);
    server.signal('SIGTERM');
    await finished;
    const { output, errors, exitCode } = await server.end();

    expect(exitCode).toBe(0);
    expect(errors).toBe('');
    const answered = new Map(clients.flatMap((client) => [...client.answered]));
    const lost = clients.flatMap((client) => client.lost);
    const taken = output
      .split('\n')
      .flatMap((line) => [...(/"requestId":"([^"]+)"/.exec(line) ?? [])].slice(1));
    expect(taken.length).toBeGreaterThan(CLIENTS * WARM);
    expect(lost.filter(({ wasKept }) => wasKept)).toEqual([]);
    expect(lost.filter(({ id }) => taken.includes(id))).toEqual([]);
    expect(clients.every(({ isRefused }) => isRefused)).toBe(true);
    const statuses = new Set(answered.values());
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]); // still running
  });
});

describe('a server that is asked twice to stop', () => {
  it('ends at once, whoever it still talks to', async () => {
    const { server, port } = await started({ DATABASE_URL: url });
    const slow = connect(port, '127.0.0.1');
    slow.on('error', () => {}); // cut off
    await once(slow, 'connect');
    slow.write('POST /api/ HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n12345');
    server.signal('SIGTERM');
    await expect
      .poll(async () => fetch(`http://127.0.0.1:${port}/livez`).catch(() => null), PATIENT)
      .toBeNull();
    server.signal('SIGTERM');

    expect((await server.end()).exitCode).toBe(143);
    slow.destroy();
  });
});

describe('a database that goes away', () => {
  it('is missed by calls only, and brought back', async () => {
    const data = path.join(folder, 'away');
    const place = embeddedPlace(data);
    const { server, address, port } = await started({ DATA_DIR: data, LOG_LEVEL: 'warn' });
    const before = await serverPid(place.folder);
    const client = new LoadClient(port, '/api/');
    const asking = client.run();
    const statuses = () => new Set(client.answered.values());
    await expect.poll(statuses, PATIENT).toContain(200);

    process.kill(before ?? 0, 'SIGKILL');
    await expect.poll(statuses, PATIENT).toContain(503);
    expect((await fetch(`${address}livez`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${address}readyz`)).status, PATIENT).toBe(200);
    expect(await serverPid(place.folder)).not.toBe(before);

    await stopEmbedded(place); // as an administrator would
    await expect.poll(async () => (await fetch(`${address}readyz`)).status, PATIENT).toBe(200);
    server.signal('SIGTERM');
    await asking;
    const { errors, exitCode } = await server.end();

    expect(errors).toBe('');
    expect(exitCode).toBe(0);
    expect([...statuses()].toSorted()).toEqual([200, 503]);
    expect(client.lost).toEqual([]);
    expect(await serverPid(place.folder)).toBeNull();
  });
});
