import type { Params } from 'react-router';
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
} from '#ui/library/lists/listQueries.ts';
import { readFilters } from '#ui/library/lists/searchFilters.ts';

/** Data read for a link counts as fresh for five minutes. */
const PREFETCHED = { staleTime: 5 * 60_000, meta: { isQuiet: true } };

/** Read the first page of a search for puzzles that may be visited soon. */
export async function prefetchPuzzleSearch(_: Params, search: URLSearchParams): Promise<void> {
  const filters = readFilters(searchPuzzles.query, search);
  await queryClient.infiniteQuery({ ...puzzleSearch(filters, await readReader()), ...PREFETCHED });
}

/** Read the first page of a search for collections that may be visited soon. */
export async function prefetchCollectionSearch(_: Params, search: URLSearchParams): Promise<void> {
  const filters = readFilters(searchCollections.query, search);
  const reader = await readReader();
  await queryClient.infiniteQuery({ ...collectionSearch(filters, reader), ...PREFETCHED });
}

/** Read the page of an account that may be visited soon. */
export async function prefetchUser({ userId = '' }: Params): Promise<void> {
  const reader = await readReader();
  await Promise.all([
    queryClient.query({ ...userQuery(userId), ...PREFETCHED }),
    queryClient.query({ ...userDetailQuery(userId, reader), ...PREFETCHED }),
  ]);
}

/** Read a collection that may be visited soon. */
export async function prefetchCollection({ collectionId = '' }: Params): Promise<void> {
  const reader = await readReader();
  await Promise.all([
    queryClient.query({ ...collectionQuery(collectionId, reader), ...PREFETCHED }),
    queryClient.infiniteQuery({ ...collectionPuzzles(collectionId, reader), ...PREFETCHED }),
  ]);
}

/** Id of the account that reads, since results depend on it; null for visitors. */
async function readReader(): Promise<string | null> {
  if (!isRemembered()) return null;
  return (await queryClient.query(meQuery))?.id ?? null;
}
