import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Site } from '../deps.ts';
import { newSecret, secretHash } from './sessions.ts';

const SECONDS = 600;

/** On HTTPS no other host can set it, which could give a browser a secret of its own choice. */
function bindCookie({ apiOrigin }: Pick<Site, 'apiOrigin'>) {
  const isSecure = apiOrigin.startsWith('https:');
  return {
    name: isSecure ? '__Host-bind' : 'bind',
    options: { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' },
  } as const;
}

/**
 * Know the browser that begins to sign in: what it began, no other browser can end. Without that, a
 * link could sign somebody in to the account of whoever sent it. Returns the hash of the cookie.
 */
export function bindBrowser(context: Context, site: Site): Buffer {
  const { name, options } = bindCookie(site);
  const known = getCookie(context, name); // kept, so that two tabs can sign in at once
  const secret = known && /^[\w-]{43}$/.test(known) ? known : newSecret();
  setCookie(context, name, secret, { ...options, maxAge: SECONDS });
  return secretHash(secret);
}

/** A browser that begins to sign in, for limits; null where it has no cookie yet. */
export function browserKey(context: Context, site: Site): string | null {
  const secret = getCookie(context, bindCookie(site).name);
  return secret === undefined ? null : secretHash(secret).toString('base64url');
}

/** Whether this is the browser that began. */
export function isBoundTo(context: Context, site: Site, bindHash: Buffer): boolean {
  const secret = getCookie(context, bindCookie(site).name) ?? '';
  return timingSafeEqual(secretHash(secret), bindHash);
}
