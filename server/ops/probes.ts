import type { Hono } from 'hono';
import { answerRefusal, type ServerEnv } from '../http/errors.ts';
import { inTime } from './inTime.ts';

/** How long the database may take to say that it is there. */
const ANSWER_MS = 2_000;

/** Tells whether calls can be answered: that costs a query. */
export type IsReady = () => Promise<boolean>;

/**
 * Serve what balancers and service managers ask. `/livez`: does this process answer at all? If not,
 * start another one. `/readyz`: may calls be sent to it? If not, send them elsewhere.
 */
export function serveProbes(
  app: Hono<ServerEnv>,
  isReady: IsReady,
  answerMs: number = ANSWER_MS,
): void {
  let asking: Promise<boolean> | null = null;
  const ask = () => {
    // Many may ask at once.
    asking ??= inTime(
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
    const summary = 'This server cannot answer calls at the moment.';
    return answerRefusal(context, { code: 'maintenance', summary });
  });
}
