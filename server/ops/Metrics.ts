import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { TrackRequest } from '../http/trackRequests.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartProblem } from '#server/StartProblem.ts';

/** Number of jobs by state. */
export type JobCounts = Readonly<Record<string, number>>;

const MS_PER_SECOND = 1000;
const TOO_MANY_REQUESTS = 429;
/** In seconds: from a cached answer to the statement timeouts. */
const BUCKETS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Counters and measurements of the running server, in the format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'chiaro_request_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #limited = new Counter({
    name: 'chiaro_limited_requests_total',
    help: 'Requests that were refused because there were too many.',
    labelNames: ['method', 'route'],
    registers: [this.#registry],
  });

  constructor(pool: pg.Pool) {
    collectDefaultMetrics({ register: this.#registry }); // includes the event-loop lag
    this.#gauge('chiaro_pool_connections', 'Connections to the database.', () => pool.totalCount);
    this.#gauge('chiaro_pool_idle', 'Connections that nobody uses.', () => pool.idleCount);
    this.#gauge('chiaro_pool_waiting', 'Queries that wait for one.', () => pool.waitingCount);
  }

  /** The content type of `text`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  readonly trackRequest: TrackRequest = ({ method, route, status, ms }) => {
    this.#requests.observe({ method, route, status: String(status) }, ms / MS_PER_SECOND);
    if (status === TOO_MANY_REQUESTS) this.#limited.inc({ method, route });
  };

  /** Count the jobs at each scrape; left out if the query fails. */
  watchJobs(count: () => Promise<JobCounts>): void {
    new Gauge({
      name: 'chiaro_jobs',
      help: 'Jobs by their state.',
      labelNames: ['state'],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const counts: JobCounts = await count().catch(() => ({}));
        for (const [state, jobs] of Object.entries(counts)) this.set({ state }, jobs);
      },
    });
  }

  /** The current values. */
  async text(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}

/** Reachable for programs on this machine only. */
const LOOPBACK = '127.0.0.1';

/** A second server, for metrics. */
export interface MetricsServer {
  readonly url: string;
  close(this: void): void;
}

/** Serve `/metrics` on a port of this machine alone; 0 chooses a free one. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  port: number,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then((text) => {
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    });
  });
  server.listen({ port, host: LOOPBACK });
  await once(server, 'listening').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new StartProblem(
      `The metrics cannot be served on port ${port} (${code}): choose another one with METRICS_PORT.`,
    );
  });
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://${LOOPBACK}:${chosen}/metrics`, close };
}
