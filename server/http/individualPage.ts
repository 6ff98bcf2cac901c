import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headHtml, type PageHead } from '../domain/pageHead.ts';
import { computeETag, type SentFile, type Variant } from './sentFile.ts';

/** Number of cached pages: each about ten kilobytes, in three encodings. */
const MAX_PAGES = 300;

/** The last percents would take ten times as long. */
const BROTLI_QUALITY = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const DESCRIPTION = /<meta name="description"[^>]*>/;
const TITLE = /\s*<title>[^<]*<\/title>/;

/** Adds a head to the common page. */
export type PageWithHead = (head: PageHead) => Promise<SentFile>;

/**
 * Insert heads into the built page: in place of its description, and without its own title. Pages
 * with equal heads are cached. Null if this page has no place for a head.
 */
export function pagesWithHeads(plain: string): PageWithHead | null {
  const description = DESCRIPTION.exec(plain);
  if (!description || !TITLE.test(plain)) return null;
  // Concatenated, since dollar signs have a meaning in `replace`.
  const before = plain.slice(0, description.index).replace(TITLE, '');
  const after = plain.slice(description.index + description[0].length).replace(TITLE, '');
  const made = new Map<string, Promise<SentFile>>();
  return (head) => {
    const html = headHtml(head);
    const page = made.get(html) ?? fileOf(Buffer.from(before + html + after));
    made.delete(html); // most recently used last
    made.set(html, page);
    const [oldest] = made.keys();
    if (made.size > MAX_PAGES && oldest !== undefined) made.delete(oldest);
    return page;
  };
}

async function fileOf(bytes: Buffer): Promise<SentFile> {
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(bytes),
  ]);
  return {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    plain: variantOf(bytes),
    compressed: new Map([
      ['br', variantOf(br)],
      ['gzip', variantOf(gz)],
    ]),
  };
}

function variantOf(bytes: Buffer): Variant {
  const shared = new Uint8Array(bytes);
  return { size: bytes.length, etag: computeETag(bytes), open: () => shared };
}
