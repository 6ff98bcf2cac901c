import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartProblem } from '../StartProblem.ts';
import type { Metrics } from './Metrics.ts';

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
