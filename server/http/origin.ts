import type { Refusal } from '#contract/problem.ts';

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
