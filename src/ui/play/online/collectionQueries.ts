import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { listCollectionPuzzles, readCollection } from '#contract/collections.ts';
import { PAGE_SIZE, type PuzzleBrief } from '#contract/shapes.ts';
import { call } from '#ui/shared/api/client.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';

/**
 * The id of the collection that a puzzle is solved in: the one of the address, else its series;
 * null for none.
 */
export function findCollectionId({ address, server }: OpenedPuzzle): string | null {
  const [, query = ''] = address.split('?', 2);
  return new URLSearchParams(query).get('collection') ?? server?.about?.series?.id ?? null;
}

const QUIET = { isQuiet: true };

/** The collection. */
export function placeQuery(id: string, reader: string | null) {
  return queryOptions({
    queryKey: ['collection', id, reader],
    meta: QUIET,
    retry: false,
    queryFn: ({ signal }) => call(readCollection, { params: { id }, signal }),
  });
}

/** The start of a page of the list. */
type Cursor = { readonly cursorAfter: string } | { readonly cursorBefore: string };

interface CollectionPage {
  readonly cursor: Cursor | null;
  readonly total: number;
  readonly results: readonly PuzzleBrief[];
}

/**
 * Pages of a collection around a puzzle. The first page is the beginning of the collection if it
 * contains the puzzle, otherwise the part after the puzzle. Further pages extend it in both
 * directions.
 */
export function aroundQuery(collectionId: string, puzzle: PuzzleBrief, reader: string | null) {
  return infiniteQueryOptions({
    queryKey: ['collection', collectionId, reader, 'around', puzzle.id],
    meta: QUIET,
    retry: false,
    initialPageParam: null as Cursor | null,
    queryFn: async ({ pageParam, signal }): Promise<CollectionPage> => {
      const read = (cursor: Cursor | null) =>
        call(listCollectionPuzzles, {
          params: { id: collectionId },
          query: cursor ?? {},
          signal,
        });
      const part = await read(pageParam);
      const isHere = part.results.some(({ id }) => id === puzzle.id);
      if (pageParam !== null || isHere || part.results.length < PAGE_SIZE)
        return { ...part, cursor: pageParam };
      const after = { cursorAfter: puzzle.id };
      const { total, results } = await read(after);
      return { cursor: after, total, results: [puzzle, ...results] };
    },
    getNextPageParam: ({ results }) => {
      const last = results.at(-1);
      return last && results.length >= PAGE_SIZE ? { cursorAfter: last.id } : null;
    },
    getPreviousPageParam: ({ cursor, results }) => {
      const [first] = results;
      const mayBeMore =
        cursor !== null && results.length >= ('cursorBefore' in cursor ? PAGE_SIZE : 1);
      return first && mayBeMore ? { cursorBefore: first.id } : null;
    },
  });
}

/** The puzzles of all pages in order. */
export function joinPages({ pages }: InfiniteData<CollectionPage>): {
  readonly puzzles: readonly PuzzleBrief[];
  readonly total: number;
  /** True if the first puzzle is the first of the collection. */
  readonly isFromStart: boolean;
} {
  const [first] = pages;
  return {
    puzzles: pages.flatMap(({ results }) => results),
    total: first?.total ?? 0,
    isFromStart:
      first !== undefined &&
      (first.cursor === null ||
        ('cursorBefore' in first.cursor && first.results.length < PAGE_SIZE)),
  };
}
