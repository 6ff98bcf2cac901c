import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { ServerEnv } from '#server/http/errors.ts';
import { serveProbes, type IsReady } from '#server/ops/probes.ts';

function probed(isReady: IsReady) {
  const app = new Hono<ServerEnv>();
  serveProbes(app, isReady, 10);
  return async (path: string) => app.request(path);
}

const never = () => new Promise<boolean>(() => {});

describe('/livez', () => {
  it('answers without asking for anything', async () => {
    const response = await probed(never)('/livez');

    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('/readyz', () => {
  it.each([
    ['is ready', () => Promise.resolve(true), 200],
    ['is not', () => Promise.resolve(false), 503],
    ['cannot be asked', () => Promise.reject(new Error('away')), 503],
    ['gives no answer in time', never, 503],
  ])('of a server that %s', async (_, isReady, status) => {
    const response = await probed(isReady)('/readyz');

    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('asks once for all who want to know at the same time', async () => {
    let asked = 0;
    const ask = probed(() => {
      asked += 1;
      return Promise.resolve(true);
    });
    await Promise.all([ask('/readyz'), ask('/readyz'), ask('/readyz')]);
    expect(asked).toBe(1);

    await ask('/readyz');
    expect(asked).toBe(2);
  });
});
