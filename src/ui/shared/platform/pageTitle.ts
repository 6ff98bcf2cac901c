import { useEffect } from 'react';
import { PRODUCT } from './product.ts';

/** The tags that the server wrote for the first page; they do not apply to the next one. */
const WRITTEN = 'link[rel=canonical],link[rel=alternate],meta[property^="og:"],meta[name=robots]';

/** Name the page in its tab and in the history, as long as it is shown. */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    document.title = page === null ? PRODUCT : `${page} - ${PRODUCT}`;
    const [opened] = performance.getEntriesByType('navigation');
    if (!opened || new URL(opened.name).pathname === location.pathname) return;
    document.querySelectorAll(WRITTEN).forEach((element) => element.remove());
  }, [page]);
}
