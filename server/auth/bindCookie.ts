import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Site } from '../deps.ts';
import { newSecret, secretHash } from './sessions.ts';

const NAME = 'bind';
const PATH = '/api/auth';
const SECONDS = 600;

/**
 * Know the browser that begins to sign in: what it began, no other browser can end. Without that, a
 * link could sign somebody in to the account of whoever sent it. Returns the hash of the cookie.
 */
export function bindBrowser(context: Context, { apiOrigin }: Site): Buffer {
  const known = getCookie(context, NAME); // kept, so that two tabs can sign in at once
  const secret = known && /^[\w-]{43}$/.test(known) ? known : newSecret();
  setCookie(context, NAME, secret, {
    httpOnly: true,
    secure: apiOrigin.startsWith('https:'),
    sameSite: 'Lax',
    path: PATH,
    maxAge: SECONDS,
  });
  return secretHash(secret);
}

/** A browser that begins to sign in, for limits; null where it has no cookie yet. */
export function browserKey(context: Context): string | null {
  const secret = getCookie(context, NAME);
  return secret === undefined ? null : secretHash(secret).toString('base64url');
}

/** Whether this is the browser that began. */
export function isBoundTo(context: Context, bindHash: Buffer): boolean {
  return timingSafeEqual(secretHash(getCookie(context, NAME) ?? ''), bindHash);
}
