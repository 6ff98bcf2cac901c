import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLog, requestLogger } from '#server/ops/log.ts';
import { bareDeps } from '#tests/support/bareDeps.ts';

/** Log lines, at this level, of a request for an address. */
async function loggedFor(
  address: string,
  level: string,
  changes: Parameters<typeof bareDeps>[0] = {},
) {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const log = createLog({ level, isTerminal: false, stream });
  const app = createApp(bareDeps({ trackRequest: requestLogger(log), log, ...changes }));
  app.get('/api/thing/:id', async ({ req }) => {
    if (req.param('id') === 'lost') throw await lostConnection();
    throw new Error('a mistake');
  });
  const response = await app.request(address);
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { response, logged, text: lines.join('') };
}

/** An error of the driver, wrapped by the query layer. */
async function lostConnection(): Promise<Error> {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  return Promise.resolve(new DrizzleQueryError('x', [], cause));
}

describe('a call', () => {
  it('is logged by its route, without the address, and with the id that the client is told', async () => {
    const { response, logged, text } = await loggedFor('/api/?code=hunter2', 'info');

    expect(logged).toEqual([
      {
        level: 'info',
        time: expect.any(String) as string,
        method: 'GET',
        route: '/api',
        status: 200,
        ms: expect.any(Number) as number,
        requestId: response.headers.get('X-Request-Id'),
        msg: 'request',
      },
    ]);
    expect(text).not.toContain('hunter2');
  });

  it.each([
    ['/api/user/me', '/api/user/me'],
    ['/api/user/00000000-0000-4000-8000-000000000000', '/api/user/:id'],
  ])('%s is logged by its own route', async (address, route) => {
    const { logged } = await loggedFor(address, 'info');

    expect(logged.at(-1)).toMatchObject({ route });
  });

  it('is logged with the account that made it', async () => {
    const session = {
      id: 'session',
      userId: 'ada',
      isModerator: false,
      isSupporter: false,
      isRecent: true,
      restrictions: [],
    };
    const findSession = () => Promise.resolve(session);
    const { logged } = await loggedFor('/api/', 'info', { findSession });

    expect(logged[0]).toMatchObject({ userId: 'ada' });
  });

  it('that fails is logged twice: why, and that it was made', async () => {
    const { response, logged, text } = await loggedFor('/api/thing/7', 'info');

    expect(response.status).toBe(500);
    expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
      ['error', 'a call failed'],
      ['info', 'request'],
    ]);
    expect(logged[1]).toMatchObject({ route: '/api/thing/:id', status: 500 });
    expect(logged[0]?.['requestId']).toBe(logged[1]?.['requestId']);
    expect(text).toContain('a mistake');
  });

  it('that does not reach the database may be made again, and is no mistake', async () => {
    const { response, logged } = await loggedFor('/api/thing/lost', 'info');

    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'maintenance' });
    expect(logged[0]).toMatchObject({ level: 'warn', err: { errorCode: 'ECONNREFUSED' } });
  });
});

describe('a page', () => {
  it('is logged only for whoever wants to know everything', async () => {
    expect((await loggedFor('/solve?d=secret', 'info')).logged).toEqual([]);
    const { logged, text } = await loggedFor('/solve?d=secret', 'debug');

    expect(logged).toMatchObject([{ level: 'debug', route: '/*', status: 404 }]);
    expect(text).not.toContain('secret');
  });
});
