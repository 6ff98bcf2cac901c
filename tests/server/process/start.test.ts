import { createServer } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { API_VERSION } from '#contract/health.ts';
import { invariant } from '#base/invariant.ts';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { serverPid } from '#server/db/embedded/postmaster.ts';
import { SourceServer } from '#tests/support/SourceServer.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const folder = temporaryFolder();

/** A separate data folder, and the place of its future database. */
function dataFolder(name: string) {
  const data = path.join(folder, name);
  return { data, place: embeddedPlace(data) };
}

async function statusOf(address: string): Promise<number> {
  const response = await fetch(address);
  await response.text();
  return response.status;
}

describe('a first start', () => {
  it('answers at once, calls as soon as the database is there, and stops both', async () => {
    const { data, place } = dataFolder('first');
    const server = new SourceServer({ DATA_DIR: data, METRICS_PORT: '0' });
    const address = await server.address();
    invariant(address, 'it prints its address');
    const early = await fetch(`${address}api/`);
    const refusal: unknown = await early.json();
    const alive = await statusOf(`${address}livez`);
    const ready = await statusOf(`${address}readyz`);

    expect(early.status).toBe(503);
    expect(refusal).toEqual({
      code: 'maintenance',
      summary: 'The server is starting. Please try again in a moment.',
      text: { id: 'refusals.starting' },
    });
    expect([alive, ready]).toEqual([200, 503]);

    await server.ready();
    const answer = await fetch(`${address}api/`);
    expect(await answer.json()).toMatchObject({ version: API_VERSION });

    server.signal('SIGTERM');
    const { output, errors, exitCode } = await server.end();
    expect(exitCode).toBe(0);
    expect(errors).toBe('');
    expect(await serverPid(place.folder)).toBeNull();
    const [first, ...lines] = output.trim().split('\n');
    expect(`${first ?? ''}\n`).toBe(`${address}\n`);
    const told = lines.filter((line) => line.startsWith('{'));
    const events = told.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(events.filter((event) => event !== 'request')).toEqual([
      'metrics',
      'ready',
      'stopping',
      'stopped',
    ]);
  });

  it('that is interrupted leaves nothing running and nothing half made', async () => {
    const { data, place } = dataFolder('interrupted');
    const server = new SourceServer({ DATA_DIR: data });
    await server.address();
    server.signal('SIGINT');
    const { errors, exitCode } = await server.end();

    expect(errors).toBe('');
    expect(exitCode).toBe(0);
    expect(await serverPid(place.folder)).toBeNull();
  });
});

describe('several servers on one data folder', () => {
  it('share one database, which outlives those that are killed and is stopped by the last', async () => {
    const { data, place } = dataFolder('shared');
    const servers = [1, 2, 3].map(() => new SourceServer({ DATA_DIR: data }));
    const addresses = await Promise.all(servers.map(async (server) => server.ready()));
    const pid = await serverPid(place.folder);

    const [last, killed, ...others] = servers;
    killed?.signal('SIGKILL');
    others.forEach((server) => server.signal('SIGTERM'));
    const ended = await Promise.all(others.map(async (server) => server.end()));
    await killed?.end();
    expect(ended.map(({ exitCode }) => exitCode)).toEqual([0]);
    expect(await statusOf(`${addresses[0] ?? ''}readyz`)).toBe(200);
    expect(await serverPid(place.folder)).toBe(pid);

    last?.signal('SIGTERM');
    expect((await last?.end())?.exitCode).toBe(0);
    expect(await serverPid(place.folder)).toBeNull();
  });
});

describe('what keeps a server from starting is told in one sentence', () => {
  /** Start a server that fails to start. */
  async function failing(environment: NodeJS.ProcessEnv) {
    return new SourceServer({ DATA_DIR: path.join(folder, 'never'), ...environment }).end();
  }

  it('a port in use', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { output, errors, exitCode } = await failing({ PORT: port });
    other.close();

    expect(errors).toMatch(/^Port \d+ is already in use: [^\n]*\.\n$/);
    expect(output).toBe('');
    expect(exitCode).toBe(1);
  });

  it('a DATABASE_URL where nothing listens', async () => {
    const away = 'postgres://me:hunter2@127.0.0.1:1/chiaro';
    const { output, errors, exitCode } = await failing({ DATABASE_URL: away });

    expect(errors).toBe(
      'No database server answers at 127.0.0.1:1, the address in DATABASE_URL (ECONNREFUSED).\n',
    );
    expect(output).not.toContain('hunter2');
    expect(exitCode).toBe(1);
  });
});
