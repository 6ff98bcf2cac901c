import type { Hono } from 'hono';
import type { z } from 'zod';
import { API_BASE, type Endpoint } from '#contract/endpoint.ts';

/**
 * Serve an endpoint of the contract. The answer goes through the endpoint's schema, so nothing undeclared leaks.
 * Answers are never cached.
 */
export function implement<Response extends z.ZodType>(
  app: Hono,
  { method, path, response }: Endpoint<Response>,
  handle: () => z.input<Response> | Promise<z.input<Response>>,
): void {
  const route = `${API_BASE}${path}`.replace(/\/$/, ''); // the app takes addresses with and without a last slash
  app.on(method, route, async (context) => {
    const answer = response.parse(await handle());
    return context.body(JSON.stringify(answer), 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  });
}
