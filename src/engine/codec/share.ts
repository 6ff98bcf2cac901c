import { message } from '#texts/message.ts';
import { ok, type Result } from '#base/result.ts';
import { fromBase64, toBase64Url, fromUtf8, toUtf8 } from '../text/bytes.ts';
import { parseError, type ParseError } from '../text/ParseError.ts';

type Unpack = (bytes: Uint8Array, maxBytes: number) => Promise<Uint8Array | null>;

/**
 * Decompression, provided by the platform. Both functions reject corrupt data, and resolve to null
 * once the result exceeds `maxBytes`.
 */
export interface Inflate {
  readonly inflateRaw: Unpack;
  readonly gunzip: Unpack;
}

/** Compression, provided by the platform. */
export interface Deflate {
  readonly deflateRaw: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** Maximum size of the decompressed data of a link, in bytes. */
export const MAX_SHARE_BYTES = 4 * 1024 * 1024;

/**
 * The text in the data of a share link: `dfl_…`, `gzip_…`, or gzip without prefix. See
 * docs/share-link.md.
 */
export async function decodeShare(
  data: string,
  platform: Inflate,
): Promise<Result<string, ParseError>> {
  const [, method = 'gzip', body = data] = /^([^_]+?)_(.+)$/s.exec(data) ?? [];
  const inflate = method === 'dfl' ? platform.inflateRaw : platform.gunzip;
  if (method !== 'dfl' && method !== 'gzip') {
    return parseError('badLink', message('parse.unknownPacking'));
  }
  const packed = fromBase64(body);
  if (!packed || packed.length === 0) return parseError('badLink', DAMAGED);
  let bytes: Uint8Array | null;
  try {
    bytes = await inflate(packed, MAX_SHARE_BYTES);
  } catch {
    return parseError('badLink', DAMAGED);
  }
  if (!bytes) return parseError('tooLarge', message('parse.linkTooLarge'));
  const text = fromUtf8(bytes);
  return text === null ? parseError('badLink', DAMAGED) : ok(text);
}

const DAMAGED = message('parse.damagedLink');

/** The data of a share link for `text`, always `dfl_…`. Must be percent-encoded in an address. */
export async function encodeShare(text: string, platform: Deflate): Promise<string> {
  return `dfl_${toBase64Url(await platform.deflateRaw(toUtf8(text)))}`;
}
