import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ServerEnv } from './errors.ts';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The build puts files with a hash in their name here: a change gives a new name. */
const HASHED_FOLDER = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** A file as it lies on the disk, plain or compressed. */
interface Variant {
  readonly file: string;
  readonly size: number;
  readonly etag: string;
}

interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly plain: Variant;
  /** By the name of the content encoding. */
  readonly compressed: ReadonlyMap<string, Variant>;
}

/**
 * Serve the built pages below `directory`, compressed as the build left them. Addresses of pages
 * get `index.html`. The files are listed once, here: nothing outside the list can be asked for.
 */
export function serveStaticFiles(app: Hono<ServerEnv>, directory: string): void {
  const files = listFiles(directory);
  const page = files.get('/index.html');
  const handle: MiddlewareHandler = async (context, next) => {
    const found = files.get(context.req.path) ?? (isPage(context) ? page : undefined);
    return found ? answer(context, found) : next();
  };
  app.get('*', handle);
}

function listFiles(directory: string): ReadonlyMap<string, StaticFile> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const variants = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [
        `/${path.relative(directory, file).split(path.sep).join('/')}`,
        variantOf(file),
      ]),
  );
  const isCompressed = (url: string) =>
    ENCODINGS.some(
      ([, suffix]) => url.endsWith(suffix) && variants.has(url.slice(0, -suffix.length)),
    );
  const files = [...variants].filter(([url]) => !isCompressed(url));
  return new Map(files.map(([url, plain]) => [url, staticFile(url, plain, variants)]));
}

function staticFile(
  url: string,
  plain: Variant,
  variants: ReadonlyMap<string, Variant>,
): StaticFile {
  const compressed = ENCODINGS.flatMap(([encoding, suffix]) => {
    const variant = variants.get(url + suffix);
    return variant ? [[encoding, variant] as const] : [];
  });
  return {
    type: getMimeType(url) ?? 'application/octet-stream',
    cacheControl: url.startsWith(HASHED_FOLDER) ? FOREVER : ASK_AGAIN,
    plain,
    compressed: new Map(compressed),
  };
}

function variantOf(file: string): Variant {
  const { size, mtimeMs } = statSync(file);
  return { file, size, etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` };
}

/**
 * A browser that goes to an address asks for HTML; a script, a picture or a call of the API does
 * not. Programs that take anything get the page too, unless the address ends like that of a file.
 */
function isPage({ req }: Context): boolean {
  if (req.path.startsWith(HASHED_FOLDER) || /^\/api(?:\/|$)/.test(req.path)) return false;
  const accept = req.header('Accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && path.posix.extname(req.path) === '';
}

async function answer(context: Context, file: StaticFile): Promise<Response> {
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
  return context.body(await readFile(variant.file));
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
