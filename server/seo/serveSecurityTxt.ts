import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { ServerEnv } from '../http/errors.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 60 * 60_000;
/** The standard requires less than a year. */
const VALID_DAYS = 180;

/** Serve the contact for vulnerability reports (RFC 9116). */
export function serveSecurityTxt(app: Hono<ServerEnv>, { site }: Pick<Deps, 'site'>): void {
  app.get(PATH, (context) => {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${site.contact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, de',
      `Canonical: ${site.webOrigin}${PATH}`,
    ];
    const text = lines.map((line) => `${line}\n`).join('');
    return context.text(text, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
}
