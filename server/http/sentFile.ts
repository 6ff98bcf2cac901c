import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Context } from 'hono';

/** The encodings files are sent in, the best first, and how the build calls such files. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type FileBody = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A file in one form, plain or compressed. */
export interface Variant {
  readonly size: number;
  readonly etag: string;
  /** Its bytes: all at once if they are few, or as the client takes them. */
  readonly open: () => FileBody | Promise<FileBody>;
}

/** A file in all forms it is sent in. */
export interface SentFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Variant;
  /** By the name of the content encoding. */
  readonly compressed: ReadonlyMap<string, Variant>;
}

/**
 * A body that is read as fast as its client takes it. Nothing is opened before the first byte is
 * asked for, which never happens where only the head of an answer is sent. It fails where there are
 * not as many bytes as the head said: a client would take what follows for a part of it, or what is
 * left for the next answer.
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
  if (left !== 0) throw new Error(CHANGED);
}

/** Said of a file that has not the size it had when the server started. */
export const CHANGED = 'A file was changed while the server runs: start it again.';

/** A tag that follows from the bytes. */
export function computeETag(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** Send a file in the best form that the client takes, or say that it has it already. */
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

/** The encodings a client takes (RFC 9110, section 12.5.3); those with weight 0 are refused. */
function acceptedEncodings(header: string): ReadonlySet<string> {
  const offers = header.toLowerCase().split(',');
  const wanted = offers.filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer));
  return new Set(wanted.map((offer) => offer.replace(/;.*/, '').trim()));
}

function isKnown(ifNoneMatch: string, etag: string): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
