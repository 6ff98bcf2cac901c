import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Context } from 'hono';

/** The content encodings of files in order of preference, with the build's file extensions. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type FileBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A file in one encoding. */
export interface Variant {
  readonly size: number;
  readonly etag: string;
  /** Its bytes: at once if they are few, otherwise as a stream. */
  readonly open: () => FileBody | Promise<FileBody>;
}

/** A file in all its encodings. */
export interface SentFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Variant;
  /** By the name of the content encoding. */
  readonly compressed: ReadonlyMap<string, Variant>;
}

/**
 * A body that is read as fast as its client receives it. The file is opened at the first read, so a
 * HEAD request does not open it. It fails if the number of bytes differs from `Content-Length`: the
 * client would take the following bytes for a part of it, or the rest for the next answer.
 */
export function streamFile(open: () => Readable, size: number): ReadableStream<Uint8Array> {
  const chunks = chunksOf(open, size);
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* chunksOf(open: () => Readable, size: number): AsyncGenerator<Uint8Array, void> {
  let left = size;
  for await (const chunk of open() as AsyncIterable<Uint8Array>) {
    left -= chunk.length;
    if (left < 0) break;
    yield chunk;
  }
  if (left !== 0) throw new Error(FILE_CHANGED);
}

/** Error for a file whose size has changed since the server started. */
export const FILE_CHANGED = 'A file was changed while the server runs: start it again.';

/** An ETag from a hash of the content. */
export function computeETag(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** Send a file in the best encoding that the client accepts, or 304. */
export async function answerFile(context: Context, file: SentFile): Promise<Response> {
  const accepted = acceptedEncodings(context.req.header('Accept-Encoding') ?? '');
  const encoding = ENCODINGS.map(([name]) => name).find(
    (name) => accepted.has(name) && file.compressed.has(name),
  );
  const variant = (encoding && file.compressed.get(encoding)) ?? file.plain;
  context.header('Cache-Control', file.cacheControl);
  context.header('ETag', variant.etag);
  if (file.compressed.size > 0) context.header('Vary', 'Accept-Encoding');
  if (isKnown(context.req.header('If-None-Match') ?? '', variant.etag))
    return context.body(null, 304);

  context.header('Content-Type', file.type);
  context.header('Content-Length', String(variant.size));
  if (encoding) context.header('Content-Encoding', encoding);
  return context.body(await variant.open());
}

/** The encodings a client accepts (RFC 9110, section 12.5.3), without those of weight 0. */
function acceptedEncodings(header: string): ReadonlySet<string> {
  const offers = header.toLowerCase().split(',');
  const wanted = offers.filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer));
  return new Set(wanted.map((offer) => offer.replace(/;.*/, '').trim()));
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
