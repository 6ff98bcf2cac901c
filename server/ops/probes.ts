import type { Hono } from 'hono';
import { refusal } from '../domain/refusal.ts';
import { answerRefusal, type ServerEnv } from '../http/errors.ts';
import { withTimeout } from './withTimeout.ts';

/** Timeout for the answer of the database. */
const ANSWER_MS = 2_000;

/** Resolves whether calls can be answered; costs a query. */
export type IsReady = () => Promise<boolean>;

/**
 * Serve the probes of load balancers and service managers. `/livez` answers while the process runs;
 * if not, restart it. `/readyz` answers whether to route calls to it.
 */
export function serveProbes(
  app: Hono<ServerEnv>,
  isReady: IsReady,
  answerMs: number = ANSWER_MS,
): void {
  let asking: Promise<boolean> | null = null;
  const ask = () => {
    // Concurrent probes share one query.
    asking ??= withTimeout(
      isReady().catch(() => false),
      answerMs,
      false,
    ).finally(() => (asking = null));
    return asking;
  };
  app.get('/livez', (context) =>
    context.json({ alive: true }, 200, { 'Cache-Control': 'no-store' }),
  );
  app.get('/readyz', async (context) => {
    if (await ask()) return context.json({ ready: true }, 200, { 'Cache-Control': 'no-store' });
    return answerRefusal(context, refusal('maintenance', 'refusals.notReady'));
  });
}
