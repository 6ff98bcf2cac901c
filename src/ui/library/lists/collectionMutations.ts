import {
  queryOptions,
  type InfiniteData,
  type MutationOptions,
  type QueryKey,
} from '@tanstack/react-query';
import {
  readFollow,
  removeFromCollection,
  reorderCollection,
  updateCollection,
  writeFollow,
} from '#contract/collections.ts';
import type { CollectionBrief, PuzzleBrief } from '#contract/shapes.ts';
import type * as z from 'zod/mini';
import { call } from '#ui/shared/api/client.ts';
import type { ResultPage } from '#ui/shared/api/pagedList.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { collectionProgress, collectionPuzzles, collectionQuery } from './listQueries.ts';

/** Each caller reports failures itself. */
const QUIET = { isQuiet: true };

type Changes = z.input<typeof updateCollection.body>;
type Puzzles = InfiniteData<ResultPage<PuzzleBrief>>;

/** The query for whether the reader follows a collection. */
export function followQuery(id: string, reader: string) {
  return queryOptions({
    queryKey: ['collection', id, reader, 'follow'],
    meta: QUIET,
    queryFn: async ({ signal }) => (await call(readFollow, { params: { id }, signal })).followed,
  });
}

function tell(error: Error): void {
  notify({ kind: 'error', message: describeFailure(error) });
}

/** True for queries of profile pages, which show the number of followers. */
function isDetail({ queryKey }: { readonly queryKey: QueryKey }): boolean {
  return queryKey[2] === 'detail';
}

/**
 * Follow or unfollow a collection, with an optimistic update that is rolled back if the server
 * refuses. Errors refetch too: the call may have succeeded with its answer lost.
 */
export function followMutation(
  id: string,
  reader: string,
): MutationOptions<unknown, Error, boolean, boolean | undefined> {
  const { queryKey } = followQuery(id, reader);
  return {
    mutationKey: ['follow', id],
    meta: QUIET,
    mutationFn: (followed) => call(writeFollow, { params: { id }, body: { followed } }),
    onMutate: async (followed) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, followed);
      return before;
    },
    onError: (error, _, before) => {
      queryClient.setQueryData(queryKey, before);
      tell(error);
    },
    onSettled: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({
          queryKey: collectionQuery(id, reader).queryKey,
          exact: true,
        }),
        queryClient.invalidateQueries({ queryKey: ['collections', 'followed'] }),
        queryClient.invalidateQueries({ queryKey: ['user'], predicate: isDetail }),
        queryClient.invalidateQueries({ queryKey: ['frontpage', 'followed'] }),
      ]);
    },
  };
}

/**
 * Change the properties of a collection, with an optimistic update that is rolled back if the
 * server refuses.
 */
export function changeMutation(
  id: string,
  reader: string,
): MutationOptions<CollectionBrief, Error, Changes, CollectionBrief | undefined> {
  const { queryKey } = collectionQuery(id, reader);
  return {
    mutationKey: ['collection', id],
    meta: QUIET,
    mutationFn: (body) => call(updateCollection, { params: { id }, body }),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey, exact: true });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (it) => it && { ...it, ...withoutNothing(changes) });
      return before;
    },
    onError: async (error, _, before) => {
      queryClient.setQueryData(queryKey, before);
      tell(error);
      await queryClient.invalidateQueries({ queryKey, exact: true });
    },
    onSuccess: async (changed) => {
      queryClient.setQueryData(queryKey, changed);
      await queryClient.invalidateQueries({ queryKey: ['collections'] });
    },
  };
}

function withoutNothing(changes: Changes): Partial<CollectionBrief> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** A change of the puzzles in a collection. */
export type PuzzleChange =
  | { readonly kind: 'move'; readonly moving: string; readonly replacing: string }
  | { readonly kind: 'remove'; readonly puzzleIds: readonly string[] };

/** Move or remove puzzles, with an optimistic update that is rolled back if the server refuses. */
export function puzzlesMutation(
  id: string,
  reader: string,
): MutationOptions<unknown, Error, PuzzleChange, Puzzles | undefined> {
  const { queryKey } = collectionPuzzles(id, reader);
  return {
    mutationKey: ['collection', id, 'puzzles'],
    scope: { id: `puzzles/${id}` }, // a queue: changes depend on their order
    meta: QUIET,
    mutationFn: (change) =>
      change.kind === 'move'
        ? call(reorderCollection, {
            params: { id },
            body: { moving: change.moving, replacing: change.replacing },
          })
        : call(removeFromCollection, {
            params: { id },
            body: { puzzleIds: [...change.puzzleIds] },
          }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (list) => list && changed(list, change));
      return before;
    },
    onError: async (error, _, before) => {
      queryClient.setQueryData(queryKey, before);
      tell(error);
      await queryClient.invalidateQueries({ queryKey });
    },
    onSuccess: async () => {
      const { queryKey: brief } = collectionQuery(id, reader);
      const { queryKey: progress } = collectionProgress(id, reader);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: brief, exact: true }),
        queryClient.invalidateQueries({ queryKey: progress }),
      ]);
    },
  };
}

/** The pages of a list after a change. Each keeps its length if possible. */
function changed(list: Puzzles, change: PuzzleChange): Puzzles {
  const all = list.pages.flatMap(({ results }) => results);
  const next = changedOrder(all, change);
  let from = 0;
  const gone = all.length - next.length;
  return {
    ...list,
    pages: list.pages.map((page, i) => {
      const isLast = i === list.pages.length - 1;
      const end = isLast ? next.length : from + page.results.length;
      const results = next.slice(from, end);
      from = end;
      return { ...page, total: page.total - gone, results };
    }),
  };
}

/** Items after a change: the moved one gets the index of the other, and those between shift. */
export function changedOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  change: PuzzleChange,
): readonly Item[] {
  if (change.kind === 'remove') {
    const gone = new Set(change.puzzleIds);
    return items.filter(({ id }) => !gone.has(id));
  }
  const from = items.findIndex(({ id }) => id === change.moving);
  const to = items.findIndex(({ id }) => id === change.replacing);
  const moving = items[from];
  return moving && to >= 0 ? items.toSpliced(from, 1).toSpliced(to, 0, moving) : items;
}
