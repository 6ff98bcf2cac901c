/**
 * The title of a browser tab, also in search results: the name of the page and that of the site,
 * which is not repeated. Without a page, the name of the site.
 */
export function tabTitle(page: string | null, site: string): string {
  if (page === null) return site;
  return page.includes(site) ? page : `${page} - ${site}`;
}
