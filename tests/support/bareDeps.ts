import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import pino, { type Logger } from 'pino';
import type { Deps } from '#server/deps.ts';
import { schema } from '#server/db/schema.ts';

export const SITE = {
  webOrigin: 'http://localhost:4173',
  apiOrigin: 'http://localhost:4173',
  trustedProxies: [],
  contact: 'webmaster@localhost',
  source: null,
  makesDailies: true,
} as const;

/** Headers that a page of the site sends with a call that changes something. */
export const FROM_SITE = { Origin: SITE.webOrigin } as const;

const Line = z.record(z.string(), z.unknown());

/** A logger that keeps what it is told. */
export function keepingLog(lines: Record<string, unknown>[] = []): Logger {
  return pino({}, { write: (line) => lines.push(Line.parse(JSON.parse(line))) });
}

/**
 * Dependencies for tests that touch neither the database nor puzzles: nobody is signed in, nothing
 * is limited.
 */
export function bareDeps(changes: Partial<Deps> = {}): Deps {
  const notHere = () => Promise.reject(new Error('These tests have nothing of the kind.'));
  return {
    pagesDirectory: null,
    log: pino({ level: 'silent' }),
    site: SITE,
    db: drizzle.mock({ schema }),
    outage: () => null,
    isReady: () => Promise.resolve(true),
    trackRequest: () => undefined,
    findSession: () => Promise.resolve(null),
    providers: new Map(),
    signUp: 'open',
    limits: { take: () => Promise.resolve(null), noteFailure: () => Promise.resolve() },
    jobs: { enqueue: notHere },
    checks: {
      read: notHere,
      checkForPublishing: notHere,
      verify: notHere,
      rate: notHere,
      make: notHere,
      close: () => Promise.resolve(),
    },
    pictures: { redraw: notHere, close: () => Promise.resolve() },
    previews: {
      draw: notHere,
      drawFirstBoard: () => Promise.resolve(''),
      close: () => Promise.resolve(),
    },
    backups: () => Promise.resolve({ isOn: false, count: 0, last: null }),
    hostPages: { list: () => Promise.resolve([]), read: () => Promise.resolve(null) },
    payments: null,
    ...changes,
  };
}
