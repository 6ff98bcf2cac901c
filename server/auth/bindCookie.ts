import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Site } from '../deps.ts';
import { generateSecret, hashSecret } from './sessions.ts';

const SECONDS = 600;

/** On HTTPS the `__Host-` prefix prevents other hosts from setting a secret of their choice. */
function bindCookie({ apiOrigin }: Pick<Site, 'apiOrigin'>) {
  const isSecure = apiOrigin.startsWith('https:');
  return {
    name: isSecure ? '__Host-bind' : 'bind',
    options: { httpOnly: true, secure: isSecure, sameSite: 'Lax', path: '/' },
  } as const;
}

/**
 * Bind a sign-in to the browser that started it, so that no other browser can finish it. Without
 * that, a link could sign a visitor in to the account of its sender. Returns the hash of the
 * cookie.
 */
export function bindBrowser(context: Context, site: Site): Buffer {
  const { name, options } = bindCookie(site);
  const known = getCookie(context, name); // reused, so that two tabs can sign in at once
  const secret = known && /^[\w-]{43}$/.test(known) ? known : generateSecret();
  setCookie(context, name, secret, { ...options, maxAge: SECONDS });
  return hashSecret(secret);
}

/** Rate limit key of a browser that starts to sign in; null without a cookie. */
export function browserKey(context: Context, site: Site): string | null {
  const secret = getCookie(context, bindCookie(site).name);
  return secret === undefined ? null : hashSecret(secret).toString('base64url');
}

/** True if this browser started the sign-in. */
export function isBrowserBound(context: Context, site: Site, bindHash: Buffer): boolean {
  const secret = getCookie(context, bindCookie(site).name) ?? '';
  return timingSafeEqual(hashSecret(secret), bindHash);
}
