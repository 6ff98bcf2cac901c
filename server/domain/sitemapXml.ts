import { xmlText } from './atom.ts';

/** A page that search engines may visit, and when it changed last, where that is known. */
export interface SitemapEntry {
  readonly address: string;
  readonly changedAt: string | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A list of pages, as sitemaps.org has it. */
export function sitemapXml(pages: readonly SitemapEntry[]): string {
  return listXml('urlset', 'url', pages);
}

/** A list of such lists. */
export function sitemapIndexXml(sitemaps: readonly SitemapEntry[]): string {
  return listXml('sitemapindex', 'sitemap', sitemaps);
}

function listXml(list: string, item: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ address, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${xmlText(changedAt)}</lastmod>`;
    return `<${item}><loc>${xmlText(address)}</loc>${changed}</${item}>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="${NAMESPACE}">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}
