import { refusal, type Refusal } from '#server/domain/refusal.ts';
import type { Site } from '../deps.ts';

/** Methods without side effects. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refusal of a request that a page of another site started. */
export const OTHER_SITE = refusal('forbidden', 'refusals.otherSite');

/**
 * Reason why a state-changing request is not from a page of this site, or null. Browsers attach
 * cookies to requests of other sites; they also send the origin, which pages cannot change.
 */
export function originRefusal(request: Request, webOrigin: string): Refusal<'forbidden'> | null {
  if (SAFE.has(request.method)) return null;
  const origin = request.headers.get('Origin');
  const isOurs =
    origin === null
      ? request.headers.get('Sec-Fetch-Site') === 'same-origin'
      : origin === webOrigin;
  return isOurs ? null : OTHER_SITE;
}

/**
 * True if the browser reports that a page of another site started the request. False for our own
 * pages, typed addresses, and browsers that do not report it.
 */
export function isFromOtherSite(request: Request, { webOrigin, apiOrigin }: Site): boolean {
  const from = request.headers.get('Sec-Fetch-Site') ?? 'none';
  if (from === 'none' || from === 'same-origin') return false;
  // If the pages have another origin than the API, requests of other origins are accepted too.
  return webOrigin === apiOrigin;
}

/**
 * True if the request opens a top-level page, according to the browser: no picture, script, frame
 * or call of a script, and no prefetch.
 */
export function isNavigation({ headers }: Request): boolean {
  return (
    (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' &&
    (headers.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate' &&
    !AHEAD_OF_TIME.some((name) => headers.get(name)?.includes('prefetch') === true)
  );
}

/** Headers that mark a prefetch; the second one is older. */
const AHEAD_OF_TIME = ['Sec-Purpose', 'Purpose', 'X-Moz'];
