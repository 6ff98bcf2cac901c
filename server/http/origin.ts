import type { Refusal } from '#contract/problem.ts';
import type { Site } from '../deps.ts';

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Why a request that changes something is not from a page of this site, or null when it is.
 * Browsers send cookies along with requests that other sites make; they also say where a request
 * comes from, and let no page change what they say.
 */
export function originRefusal(request: Request, webOrigin: string): Refusal<'forbidden'> | null {
  if (SAFE.has(request.method)) return null;
  const origin = request.headers.get('Origin');
  const isOurs =
    origin === null
      ? request.headers.get('Sec-Fetch-Site') === 'same-origin'
      : origin === webOrigin;
  if (isOurs) return null;
  return { code: 'forbidden', summary: 'This was sent from another site, so it was not done.' };
}

/**
 * Whether a browser says that a page of another site sent it here. A page of ours did, or somebody
 * who typed the address, or a browser that is too old to say.
 */
export function isFromOtherSite(request: Request, { webOrigin, apiOrigin }: Site): boolean {
  const from = request.headers.get('Sec-Fetch-Site') ?? 'none';
  if (from === 'none' || from === 'same-origin') return false;
  // Pages of our own may be on another origin than the API: then these are let through as well.
  return webOrigin === apiOrigin;
}

/**
 * Whether a request opens a page of its own, as far as browsers say: no picture, script or frame,
 * no call of a script, and nothing that a page has fetched ahead of time.
 */
export function isNavigation({ headers }: Request): boolean {
  return (
    (headers.get('Sec-Fetch-Dest') ?? 'document') === 'document' &&
    (headers.get('Sec-Fetch-Mode') ?? 'navigate') === 'navigate' &&
    !AHEAD_OF_TIME.some((name) => headers.get(name)?.includes('prefetch') === true)
  );
}

/** Headers in which browsers say that nobody has opened a page yet; the second one is older. */
const AHEAD_OF_TIME = ['Sec-Purpose', 'Purpose', 'X-Moz'];
