import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { pagedList } from '#ui/shared/api/pagedList.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';

type PagedQuery<Item extends Listed> = ReturnType<typeof pagedList<Item>>;

interface Listed {
  readonly id: string;
}

/** A list as far as it is loaded, and the way to its next part. */
export interface PagedList<Item> {
  readonly items: readonly Item[];
  /** How many there are in all; null while that is not known. */
  readonly total: number | null;
  readonly isPending: boolean;
  /** Why there is nothing to show; null where there is. */
  readonly failure: Error | null;
  /** What is shown is what was asked for before, until the answer is there. */
  readonly isOutdated: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Its next part could not be read: it is asked for again only by hand. */
  readonly hasFailedMore: boolean;
  readonly loadMore: () => void;
  readonly askAgain: () => void;
}

/**
 * Read a list part by part. With `keepsPrevious` the last one stays in sight until another one that
 * was asked for is there.
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
  // Lists change while they are read: what moved to the next part is there already.
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
