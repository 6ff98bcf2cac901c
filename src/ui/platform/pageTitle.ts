import { useEffect } from 'react';
import { PRODUCT } from '../product.ts';

/** Name the page in its tab and in the history, as long as it is shown. */
export function usePageTitle(page: string | null): void {
  useEffect(() => {
    document.title = page === null ? PRODUCT : `${page} - ${PRODUCT}`;
  }, [page]);
}
