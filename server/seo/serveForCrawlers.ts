import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { HostPageEntry } from '../hostPages/HostPages.ts';
import { answerRefusal, type ServerEnv } from '../http/errors.ts';
import { answerFile, streamFile, computeETag, type SentFile } from '#server/http/sentFile.ts';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import type { SitemapKind } from '#contract/site.ts';
import type { Queryable } from '#server/db/database.ts';
import { memoizeFor } from '#server/db/memoizeFor.ts';
import { sitemapPage } from '#server/db/sitemap.ts';
import { escapeXml } from '#server/domain/atom.ts';
import { collectionUrl, puzzleUrl, userUrl } from '#server/domain/sitePages.ts';
import { hostPagePath } from './hostPageHeads.ts';
import { SITE_HEADS } from './pageHeads.ts';

/** Cache lifetime: search engines read sitemaps about once a day. */
const CACHE_MS = 12 * 60 * 60_000;
const CACHE_CONTROL = 'public, max-age=3600';

/** Greater than all ids. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

interface Listed {
  readonly most: number;
  readonly pageOf: (webOrigin: string, id: string) => string;
}

/** Listed items besides the pages of the site: the newest of each kind. */
const LISTED: Readonly<Record<SitemapKind, Listed>> = {
  puzzles: { most: 25_000, pageOf: puzzleUrl },
  collections: { most: 10_000, pageOf: collectionUrl },
  users: { most: 10_000, pageOf: userUrl },
};

const KINDS = ['puzzles', 'collections', 'users'] as const satisfies readonly SitemapKind[];

/** A page that search engines may index, and the time of its last change, if known. */
interface SitemapEntry {
  readonly address: string;
  readonly changedAt: string | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const compress = promisify(gzip);

/** Finds a sitemap by its path. Undefined if there is none. */
type FindSitemap = (path: string) => Promise<SentFile> | undefined;

/** Build the sitemaps on demand, and cache them. */
function createSitemapFinder({ db, site, hostPages }: Deps): FindSitemap {
  const { webOrigin } = site;
  const makers = new Map<string, () => Promise<string>>([
    ['/sitemap.xml', () => Promise.resolve(indexXml(webOrigin))],
    [pathOf('pages'), async () => pagesXml(webOrigin, await hostPages.list())],
    ...KINDS.map((kind) => [pathOf(kind), () => thingsXml(db, webOrigin, kind)] as const),
  ]);
  const memoize = memoizeFor<SentFile>(CACHE_MS, makers.size);
  return (path) => {
    const make = makers.get(path);
    return make && memoize(path, async () => fileOf(await make()));
  };
}

function pathOf(name: string): string {
  return `/sitemaps/${name}.xml`;
}

function indexXml(webOrigin: string): string {
  const paths = ['pages', ...KINDS].map(pathOf);
  return sitemapIndexXml(
    paths.map((path) => ({ address: `${webOrigin}${path}`, changedAt: null })),
  );
}

function pagesXml(webOrigin: string, hostPages: readonly HostPageEntry[]): string {
  return sitemapXml([
    ...[...SITE_HEADS.keys()].map((path) => ({ address: `${webOrigin}${path}`, changedAt: null })),
    ...hostPages.map(({ name, changedAt }) => ({
      address: `${webOrigin}${hostPagePath(name)}`,
      changedAt,
    })),
  ]);
}

/** The newest items of a kind: ids rise with time. */
async function thingsXml(db: Queryable, webOrigin: string, kind: SitemapKind): Promise<string> {
  const { most, pageOf } = LISTED[kind];
  const entries: SitemapEntry[] = [];
  let cursorBefore = LAST_ID;
  for (;;) {
    const page = await sitemapPage(db, kind, { cursorBefore, cursorAfter: undefined });
    const [oldest] = page;
    if (!oldest || entries.length >= most) break;
    for (const { id, updatedAt } of page.toReversed())
      entries.push({ address: pageOf(webOrigin, id), changedAt: updatedAt });
    cursorBefore = oldest.id;
  }
  return sitemapXml(entries.slice(0, most));
}

/** Cached compressed: a large one has millions of characters. */
async function fileOf(xml: string): Promise<SentFile> {
  const bytes = Buffer.from(xml);
  const packed = await compress(bytes);
  const shared = new Uint8Array(packed);
  const etag = computeETag(bytes);
  const plain = {
    size: bytes.length,
    etag,
    open: () => streamFile(() => Readable.from([packed]).pipe(createGunzip()), bytes.length),
  };
  const gzipped = {
    size: packed.length,
    etag: etag.replace(/"$/, '-gz"'),
    open: () => shared,
  };
  return {
    type: 'application/xml; charset=utf-8',
    cacheControl: CACHE_CONTROL,
    plain,
    compressed: new Map([['gzip', gzipped]]),
  };
}

/** A list of pages, as sitemaps.org has it. */
function sitemapXml(pages: readonly SitemapEntry[]): string {
  return listXml('urlset', 'url', pages);
}

/** A list of such lists. */
function sitemapIndexXml(sitemaps: readonly SitemapEntry[]): string {
  return listXml('sitemapindex', 'sitemap', sitemaps);
}

function listXml(list: string, item: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ address, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
    return `<${item}><loc>${escapeXml(address)}</loc>${changed}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}

/**
 * Paths that search engines need not visit: signing in, and calls for moderators or signed-in
 * users. Other calls stay allowed, because crawlers run the scripts of pages. Account pages carry
 * their own noindex.
 */
const CLOSED = ['/api/auth/', '/api/moderation/', '/api/notification', '/oauth/', '/mod/'];

/** Serve `/robots.txt` and the sitemaps. */
export function serveForCrawlers(app: Hono<ServerEnv>, deps: Deps): void {
  const { site, outage } = deps;
  const robots = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site.webOrigin}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (context) =>
    context.text(robots, 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
  const find = createSitemapFinder(deps);
  app.on('GET', ['/sitemap.xml', '/sitemaps/:file'], async (context, next) => {
    const text = outage();
    if (text !== null) return answerRefusal(context, { code: 'maintenance', text });
    const sitemap = await find(context.req.path);
    return sitemap ? answerFile(context, sitemap) : next();
  });
}
