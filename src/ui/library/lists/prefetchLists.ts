import { searchCollections } from '#contract/collections.ts';
import { searchPuzzles } from '#contract/search.ts';
import { isRemembered } from '#ui/people/account/remembered.ts';
import { meQuery } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { userQuery } from '#ui/shared/api/userQuery.ts';
import {
  collectionPuzzles,
  collectionQuery,
  collectionSearch,
  puzzleSearch,
  userDetailQuery,
} from './listQueries.ts';
import { readFilters } from './searchFilters.ts';

/** Prefetched data stays fresh for five minutes. */
const AHEAD = { staleTime: 5 * 60_000, meta: { isQuiet: true } };

/** Prefetch the first page of a search. */
export async function prefetchSearch(
  kind: 'puzzles' | 'collections',
  search: URLSearchParams,
): Promise<void> {
  const reader = await readerNow();
  if (kind === 'puzzles') {
    const filters = readFilters(searchPuzzles.query, search);
    await queryClient.infiniteQuery({ ...puzzleSearch(filters, reader), ...AHEAD });
  } else {
    const filters = readFilters(searchCollections.query, search);
    await queryClient.infiniteQuery({ ...collectionSearch(filters, reader), ...AHEAD });
  }
}

/** Prefetch a profile page. */
export async function prefetchUser(id: string): Promise<void> {
  const reader = await readerNow();
  await Promise.all([
    queryClient.query({ ...userQuery(id), ...AHEAD }),
    queryClient.query({ ...userDetailQuery(id, reader), ...AHEAD }),
  ]);
}

/** Prefetch a collection. */
export async function prefetchCollection(id: string): Promise<void> {
  const reader = await readerNow();
  await Promise.all([
    queryClient.query({ ...collectionQuery(id, reader), ...AHEAD }),
    queryClient.infiniteQuery({ ...collectionPuzzles(id, reader), ...AHEAD }),
  ]);
}

/** The reader's id, which is part of the query keys. */
async function readerNow(): Promise<string | null> {
  if (!isRemembered()) return null;
  return (await queryClient.query(meQuery))?.id ?? null;
}
