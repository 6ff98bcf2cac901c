import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { MAX_TOTAL, PAGE_SIZE } from '#contract/shapes.ts';

const FRESH_MS = 60_000;

/** One page of a list. */
export interface ResultPage<Item> {
  /** The total, up to the highest number that the server reports. */
  readonly total: number;
  readonly results: readonly Item[];
}

/** The last item before the requested page; absent for the first page. */
interface ListCursor {
  readonly cursorAfter?: string;
}

/**
 * A list that is loaded page by page. After a full page more may follow, after its last item,
 * unless the total is reached.
 */
export function pagedList<Item extends { readonly id: string }>(
  key: QueryKey,
  read: (cursor: ListCursor, signal: AbortSignal) => Promise<ResultPage<Item>>,
) {
  return infiniteQueryOptions({
    queryKey: key,
    staleTime: FRESH_MS,
    retry: false,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      read(pageParam === null ? {} : { cursorAfter: pageParam }, signal),
    getNextPageParam: ({ total, results }, pages) => {
      const isWhole = total < MAX_TOTAL && countOf(pages) >= total;
      return isWhole || results.length < PAGE_SIZE ? null : (results.at(-1)?.id ?? null);
    },
  });
}

function countOf(pages: readonly ResultPage<unknown>[]): number {
  return pages.reduce((sum, { results }) => sum + results.length, 0);
}
