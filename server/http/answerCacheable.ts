import type { Context } from 'hono';
import { computeETag } from './sentFile.ts';

/** A public document that clients cache. */
interface CacheableDocument {
  readonly body: string;
  readonly type: string;
  /** Time of its last change, if known. */
  readonly changedAt?: Date;
  /** Time that clients may cache it without revalidation. */
  readonly maxAgeSeconds: number;
}

/**
 * Answer with a document, or with 304 if the client's copy is current (RFC 9110, 13.2.2): the ETag
 * has precedence over the date.
 */
export function answerCacheable(context: Context, document: CacheableDocument): Response {
  const { body, type, changedAt, maxAgeSeconds } = document;
  const tag = computeETag(body);
  const headers = {
    'Cache-Control': `public, max-age=${maxAgeSeconds}`,
    ETag: tag,
    ...(changedAt && { 'Last-Modified': changedAt.toUTCString() }),
  };
  if (isKnown(context, tag, changedAt)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

function isKnown(context: Context, tag: string, changedAt: Date | undefined): boolean {
  const tags = context.req.header('If-None-Match');
  if (tags !== undefined)
    return tags
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
      .some((one) => one === tag || one === '*');
  const since = Date.parse(context.req.header('If-Modified-Since') ?? '');
  return changedAt !== undefined && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}
