import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ServerEnv } from './errors.ts';
import { individualPages, type PageParts } from './individualPage.ts';
import {
  answerFile,
  FILE_CHANGED,
  ENCODINGS,
  streamFile,
  type SentFile,
  type Variant,
} from './sentFile.ts';

/** Folder of files with a hash in their name: a change results in a new name. */
const HASHED_FOLDER = '/assets/';
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Files up to this size are sent at once: a stream would buffer as much. */
const WHOLE_BYTES = 64 * 1024;

/** Finds the parts of the page at an address; null for the plain page. */
export type FindPage = (context: Context<ServerEnv>) => Promise<PageParts | null>;

/**
 * Serve the built pages below `directory`, with the compression of the build. Addresses of pages
 * get `index.html`, with their parts. The files are listed once, at the start: no other file can be
 * requested.
 */
export function serveStaticFiles(
  app: Hono<ServerEnv>,
  directory: string,
  findPage: FindPage,
): void {
  const files = listFiles(directory);
  const plain = files.get('/index.html');
  const withParts =
    plain && individualPages(readFileSync(path.join(directory, 'index.html'), 'utf8'));
  const pageAt = async (context: Context<ServerEnv>) => {
    const parts = withParts ? await findPage(context) : null;
    return withParts && parts ? await withParts(parts) : plain;
  };
  const handle: MiddlewareHandler<ServerEnv> = async (context, next) => {
    const found =
      files.get(context.req.path) ?? (isPage(context) ? await pageAt(context) : undefined);
    return found ? answerFile(context, found) : next();
  };
  app.get('*', handle);
}

function listFiles(directory: string): ReadonlyMap<string, SentFile> {
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

function staticFile(url: string, plain: Variant, variants: ReadonlyMap<string, Variant>): SentFile {
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
  const readWhole = async () => {
    const bytes = await readFile(file);
    if (bytes.length !== size) throw new Error(FILE_CHANGED);
    return bytes;
  };
  const open =
    size <= WHOLE_BYTES ? readWhole : () => streamFile(() => createReadStream(file), size);
  return { size, open, etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"` };
}

/**
 * Browsers that navigate accept HTML; scripts, pictures and calls of the API do not. Clients that
 * accept anything get the page too, unless the address looks like a file.
 */
function isPage({ req }: Context): boolean {
  if (req.path.startsWith(HASHED_FOLDER) || /^\/api(?:\/|$)/.test(req.path)) return false;
  const accept = req.header('Accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && path.posix.extname(req.path) === '';
}
