import {
  infiniteQueryOptions,
  type QueryKey,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { MAX_TOTAL, PAGE_SIZE } from '#contract/shapes.ts';
import { useMemo } from 'react';
import { queryClient } from './queryClient.ts';

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

/** The options of the query behind a list. */
export type PagedQuery<Item extends Listed> = ReturnType<typeof pagedList<Item>>;

interface Listed {
  readonly id: string;
}

/** The loaded pages of a list, and `loadMore` for the next one. */
export interface PagedList<Item> {
  readonly items: readonly Item[];
  /** The total; null while it is not known. */
  readonly total: number | null;
  readonly isPending: boolean;
  /** The error, if there are no items to show. */
  readonly failure: Error | null;
  /** The items are those of the previous query, until the new one is answered. */
  readonly isOutdated: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** The next page failed; it is only retried by hand. */
  readonly hasFailedMore: boolean;
  readonly loadMore: () => void;
  readonly askAgain: () => void;
}

/**
 * Load a list page by page. With `keepsPrevious` the items of the previous query stay visible until
 * the new query is answered.
 */
export function usePagedList<Item extends Listed>(
  query: PagedQuery<Item>,
  {
    isEnabled = true,
    keepsPrevious = false,
  }: { isEnabled?: boolean; keepsPrevious?: boolean } = {},
): PagedList<Item> {
  const { data, error, isPending, isPlaceholderData, fetchNextPage, refetch, ...more } =
    useInfiniteQuery(
      {
        ...query,
        enabled: isEnabled,
        ...(keepsPrevious && { placeholderData: keepPreviousData }),
      },
      queryClient,
    );
  const pages = data?.pages;
  // Items may move to the next page between two calls: each id is shown once.
  const items = useMemo(() => {
    const all = pages?.flatMap(({ results }) => results) ?? [];
    return [...new Map(all.map((item) => [item.id, item])).values()];
  }, [pages]);
  return {
    items,
    total: pages?.[0]?.total ?? null,
    isPending,
    failure: pages ? null : error,
    isOutdated: isPlaceholderData,
    hasMore: more.hasNextPage,
    isLoadingMore: more.isFetchingNextPage,
    hasFailedMore: more.isFetchNextPageError,
    loadMore: () => {
      if (!more.isFetching) void fetchNextPage();
    },
    askAgain: () => void refetch(),
  };
}
