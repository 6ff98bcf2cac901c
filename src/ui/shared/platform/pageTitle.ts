import { useEffect } from 'react';
import { tabTitle } from '#contract/tabTitle.ts';
import { PRODUCT } from './product.ts';

/** The tags that the server wrote for the first page; they do not apply to the next one. */
const WRITTEN = 'link[rel=canonical],link[rel=alternate],meta[property^="og:"],meta[name=robots]';

/** Set the title of the document while the page is mounted. Null names the site alone. */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    document.title = tabTitle(page, PRODUCT);
    const [opened] = performance.getEntriesByType('navigation');
    if (!opened || new URL(opened.name).pathname === location.pathname) return;
    document.querySelectorAll(WRITTEN).forEach((element) => element.remove());
  }, [page]);
}
