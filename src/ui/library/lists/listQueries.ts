import type * as z from 'zod/mini';
import {
  listCollectionPuzzles,
  readCollection,
  readCollectionProgress,
  searchCollections,
  searchOwnCollections,
} from '#contract/collections.ts';
import { searchOwnPuzzles, searchPuzzles } from '#contract/search.ts';
import { listFollowedCollections, readUserDetail } from '#contract/users.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#ui/shared/api/client.ts';
import { pagedList } from '#ui/shared/api/pagedList.ts';

export type PuzzleFilters = z.output<typeof searchPuzzles.query>;
export type OwnPuzzleFilters = z.output<typeof searchOwnPuzzles.query>;
export type CollectionFilters = z.output<typeof searchCollections.query>;

/** The page shows failures itself. */
const QUIET = { isQuiet: true };

/**
 * Published puzzles. The server ignores some filters of visitors, so the reader is part of the key:
 * the same query has another result after signing in.
 */
export function puzzleSearch(filters: PuzzleFilters, reader: string | null) {
  return pagedList(['puzzles', 'search', reader, filters], (cursor, signal) =>
    call(searchPuzzles, { query: { ...filters, ...cursor }, signal }),
  );
}

/** Puzzles of the reader. */
export function ownPuzzles(filters: OwnPuzzleFilters, reader: string) {
  return pagedList(['puzzles', 'own', reader, filters], (cursor, signal) =>
    call(searchOwnPuzzles, { query: { ...filters, ...cursor }, signal }),
  );
}

/** Public collections. */
export function collectionSearch(filters: CollectionFilters, reader: string | null) {
  return pagedList(['collections', 'search', reader, filters], (cursor, signal) =>
    call(searchCollections, { query: { ...filters, ...cursor }, signal }),
  );
}

/** Collections of the reader. */
export function ownCollections(filters: CollectionFilters, reader: string) {
  return pagedList(['collections', 'own', reader, filters], (cursor, signal) =>
    call(searchOwnCollections, { query: { ...filters, ...cursor }, signal }),
  );
}

/** Collections that the reader follows. */
export function followedCollections(filters: CollectionFilters, reader: string) {
  return pagedList(['collections', 'followed', reader, filters], (cursor, signal) =>
    call(listFollowedCollections, { query: { ...filters, ...cursor }, signal }),
  );
}

/** A collection. Private ones are visible to their owner. */
export function collectionQuery(id: string, reader: string | null) {
  return queryOptions({
    queryKey: ['collection', id, reader],
    meta: QUIET,
    queryFn: ({ signal }) => call(readCollection, { params: { id }, signal }),
  });
}

/** The puzzles of a collection in its order. */
export function collectionPuzzles(id: string, reader: string | null) {
  return pagedList(['collection', id, reader, 'puzzles'], (cursor, signal) =>
    call(listCollectionPuzzles, { params: { id }, query: cursor, signal }),
  );
}

/** The reader's progress on a collection. */
export function collectionProgress(id: string, reader: string | null) {
  return queryOptions({
    queryKey: ['collection', id, reader, 'progress'],
    meta: QUIET,
    queryFn: ({ signal }) => call(readCollectionProgress, { params: { id }, signal }),
  });
}

/** The content of a profile page. */
export function userDetailQuery(id: string, reader: string | null) {
  return queryOptions({
    queryKey: ['user', id, 'detail', reader],
    meta: QUIET,
    queryFn: ({ signal }) => call(readUserDetail, { params: { id }, signal }),
  });
}
