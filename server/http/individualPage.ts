import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { headHtml, type PageHead } from '../domain/pageHead.ts';
import { SizedCache } from '../ops/SizedCache.ts';
import { computeETag, type SentFile, type Variant } from './sentFile.ts';

/** Room for the cached pages: each ten kilobytes, or up to 300 with a board. */
const CACHE_BYTES = 32 * 1024 * 1024;

/** The last percents would take ten times as long. */
const BROTLI_QUALITY = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const DESCRIPTION = /<meta name="description"[^>]*>/;
/** The address of the script that paints on a board before the app: `pagePreloads.ts`. */
const SENT_BOARD = /data-sent-board="([^"]+)"/;
/** Of boards that can be painted on. */
const IS_OPEN = ' data-open="';
/** The element of the app. */
const ROOT = '<div id="root">';
const TITLE = /\s*<title>[^<]*<\/title>/;

/** The parts of a page that depend on its address. */
export interface PageParts {
  readonly head: PageHead;
  /** HTML of its board as it is at first; empty or null for none. */
  readonly board: string | null;
}

/** Adds parts to the common page. */
export type PageWithParts = (parts: PageParts) => Promise<SentFile | null>;

/**
 * Insert parts into the built page: the head in place of its description, and without its own
 * title; the board before the root of the app, which takes it away. Equal pages are cached. Null if
 * this page has no place for a head.
 */
export function individualPages(plain: string): PageWithParts | null {
  const description = DESCRIPTION.exec(plain);
  if (!description || !TITLE.test(plain)) return null;
  // Concatenated, since dollar signs have a meaning in `replace`.
  const before = plain.slice(0, description.index).replace(TITLE, '');
  const after = plain.slice(description.index + description[0].length).replace(TITLE, '');
  const place = Math.max(after.indexOf(ROOT), 0);
  const [between, rest] = [after.slice(0, place), after.slice(place)];
  const made = new SizedCache<SentFile>(CACHE_BYTES, sizeOf);
  const address = SENT_BOARD.exec(plain)?.[1];
  const painter = address ? `<script type="module" async src="${address}"></script>` : '';
  const paintable = (board: string) => (board.includes(IS_OPEN) ? board + painter : board);
  return ({ head, board }) => {
    const shown = place > 0 && board ? paintable(board) : '';
    const html = before + headHtml(head) + between + shown + rest;
    return made.get(computeETag(html), () => fileOf(Buffer.from(html)));
  };
}

/** The bytes of all encodings. */
function sizeOf({ plain, compressed }: SentFile): number {
  return [...compressed.values()].reduce((sum, { size }) => sum + size, plain.size);
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
