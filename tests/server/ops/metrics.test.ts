import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { Metrics, serveMetrics } from '#server/ops/Metrics.ts';
import { StartProblem } from '#server/StartProblem.ts';
import { bareDeps } from '#tests/support/bareDeps.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';

const { pool } = await useDatabase();

/** Metrics of a server after requests for these addresses. */
async function metricsAfter(...addresses: readonly string[]): Promise<Metrics> {
  const metrics = new Metrics(pool);
  const limits = {
    take: () => Promise.resolve({ ...SPENT }),
    noteFailure: () => Promise.resolve(),
  };
  const app = createApp(bareDeps({ trackRequest: metrics.trackRequest, limits }));
  for (const address of addresses) await app.request(address);
  return metrics;
}

const SPENT = { isAllowed: false, limit: 1, remaining: 0, resetSeconds: 1 };

describe('metrics', () => {
  it('count requests by route, not by address, and those that are too many', async () => {
    const metrics = await metricsAfter('/api', '/api?q=secret', '/livez', '/some/where', '/else');
    const text = await metrics.text();

    expect(text).toContain(
      'chiaro_request_seconds_count{method="GET",route="/api",status="429"} 2',
    );
    expect(text).toContain('chiaro_limited_requests_total{method="GET",route="/api"} 2');
    expect(text).toContain(
      'chiaro_request_seconds_count{method="GET",route="/livez",status="200"} 1',
    );
    expect(text).toContain('chiaro_request_seconds_count{method="GET",route="/*",status="404"} 2');
    expect(text).not.toContain('secret');
  });

  it('measure the process and its connections to the database', async () => {
    await pool.query('select 1');
    const text = await (await metricsAfter()).text();

    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \S+$/m);
    expect(text).toMatch(/^process_cpu_seconds_total \S+$/m);
    expect(text).toMatch(/^chiaro_pool_connections 1$/m);
    expect(text).toMatch(/^chiaro_pool_waiting 0$/m);
  });

  it('count jobs when they are read, and leave them out when nobody can count', async () => {
    const metrics = await metricsAfter();
    const answers = [Promise.resolve({ active: 2, failed: 1 }), Promise.reject(new Error('away'))];
    metrics.watchJobs(() => answers.shift() ?? Promise.resolve({}));

    const first = await metrics.text();
    expect(first).toContain('chiaro_jobs{state="active"} 2');
    expect(first).toContain('chiaro_jobs{state="failed"} 1');
    expect(await metrics.text()).not.toContain('chiaro_jobs{');
  });
});

describe('the port of the metrics', () => {
  it('answers /metrics and nothing else', async () => {
    const { url, close } = await serveMetrics(await metricsAfter('/livez'), 0);
    const found = await fetch(url);
    const missing = await fetch(new URL('/', url));
    close();

    expect(found.headers.get('Content-Type')).toContain('text/plain');
    expect(await found.text()).toContain('route="/livez"');
    expect(missing.status).toBe(404);
  });

  it('is told in one sentence when it is taken', async () => {
    const metrics = await metricsAfter();
    const { url, close } = await serveMetrics(metrics, 0);
    const second = serveMetrics(metrics, Number(new URL(url).port));

    await expect(second).rejects.toThrow(StartProblem);
    await expect(second).rejects.toThrow(/METRICS_PORT\.$/);
    close();
  });
});
