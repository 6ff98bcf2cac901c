import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { MAX_TOTAL, PAGE_SIZE } from '#contract/shapes.ts';

const FRESH_MS = 60_000;

/** A part of a list as the server answers it. */
export interface ListPage<Item> {
  /** How many there are in all, as far as it is told. */
  readonly total: number;
  readonly results: readonly Item[];
}

/** After which item the wanted part begins; nothing for the first one. */
interface ListCursor {
  readonly cursorAfter?: string;
}

/**
 * A list that the server answers in parts. A full part means that more may follow, after its last
 * item, unless all that there are have come.
 */
export function pagedList<Item extends { readonly id: string }>(
  key: QueryKey,
  read: (cursor: ListCursor, signal: AbortSignal) => Promise<ListPage<Item>>,
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

function countOf(pages: readonly ListPage<unknown>[]): number {
  return pages.reduce((sum, { results }) => sum + results.length, 0);
}
