import * as z from 'zod/mini';
import { endpoint, none } from './endpoint.ts';
import { markdownText } from './markdown.ts';
import {
  CollectionBrief,
  Created,
  cursors,
  Id,
  Ids,
  NewKey,
  pageSchema,
  PuzzleBrief,
  TEXT_LIMITS,
  Visibility,
  writtenText,
} from './shapes.ts';

const params = z.object({ id: Id });

const Title = writtenText(1, TEXT_LIMITS.title);
const Description = markdownText(0, TEXT_LIMITS.description);

/** Orders of collections. `updated` is the last change of their puzzles. */
const COLLECTION_SORTS = [
  'created-desc',
  'created-asc',
  'updated-desc',
  'updated-asc',
  'follow-desc',
  'follow-asc',
] as const;
export type CollectionSort = (typeof COLLECTION_SORTS)[number];

/** Manual ones; collections of created puzzles; all automatic ones. */
const COLLECTION_KINDS = ['handmade', 'created', 'auto'] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** Query of collection lists. An invalid sort order or kind is ignored. */
export const CollectionQuery = z.object({
  /** Words of title and description, and `creator=<id of a user>`. */
  q: z.optional(writtenText(0, TEXT_LIMITS.search)),
  sort: z.catch(z.optional(z.enum(COLLECTION_SORTS)), undefined),
  type: z.catch(z.optional(z.enum(COLLECTION_KINDS)), undefined),
  ...cursors,
});

export const readCollection = endpoint({
  method: 'GET',
  path: '/collection/:id',
  caller: 'anyone',
  rate: 'reads',
  params,
  response: CollectionBrief,
  errors: ['not_found'],
});

/** The puzzles of a collection in its order; of an automatic one, the newest first. */
export const listCollectionPuzzles = endpoint({
  method: 'GET',
  path: '/collection/:id/puzzles',
  caller: 'anyone',
  rate: 'reads',
  params,
  query: z.object({ sort: z.catch(z.optional(z.enum(['asc', 'desc'])), undefined), ...cursors }),
  response: pageSchema(PuzzleBrief),
  errors: ['not_found', 'invalid_request'],
});

/** Size up to which the progress of a collection lists each puzzle. */
export const MAX_TOLD_PUZZLES = 60;

/**
 * Progress of the caller in a collection; counts only the puzzles in it that the caller may see.
 */
const CollectionProgress = z.object({
  puzzles: z.int(),
  solved: z.int(),
  /** For the solved ones. */
  msTimeUsed: z.int(),
  /** Solved or not, for each puzzle in order; null if there are too many. */
  tiles: z.nullable(z.array(z.boolean())),
  /** The first unsolved puzzle. */
  next: z.nullable(PuzzleBrief),
});
export type CollectionProgress = z.infer<typeof CollectionProgress>;

/** Progress of the caller in a manual collection; null for others. */
export const readCollectionProgress = endpoint({
  method: 'GET',
  path: '/collection/:id/progress',
  caller: 'user',
  rate: 'reads',
  params,
  response: z.nullable(CollectionProgress),
  errors: ['not_found'],
});

const Followed = z.object({ followed: z.boolean() });

export const readFollow = endpoint({
  method: 'GET',
  path: '/collection/:id/follow',
  caller: 'user',
  rate: 'reads',
  params,
  response: Followed,
  errors: ['not_found'],
});

export const writeFollow = endpoint({
  method: 'PUT',
  path: '/collection/:id/follow',
  caller: 'user',
  rate: 'gathering',
  params,
  body: z.strictObject({ followed: z.boolean() }),
  response: Followed,
  errors: ['not_found'],
});

/**
 * A new collection is private and empty. With an idempotency `key` the call can be repeated after a
 * lost answer: the second call overwrites the collection of the first one and creates no other.
 */
export const createCollection = endpoint({
  method: 'POST',
  path: '/collection/create',
  caller: 'user',
  rate: 'gathering',
  restriction: 'collections',
  body: z.strictObject({
    title: Title,
    isSeries: z.boolean(),
    description: z.optional(Description),
    key: z.optional(NewKey),
  }),
  response: Created,
  errors: ['invalid_request', 'too_large'],
});

/** Of an automatic collection only the status can be changed. */
export const updateCollection = endpoint({
  method: 'PUT',
  path: '/collection/:id',
  caller: 'user',
  rate: 'writes',
  restriction: 'collections',
  params,
  body: z.strictObject({
    title: z.optional(Title),
    description: z.optional(Description),
    status: z.optional(Visibility),
    isSeries: z.optional(z.boolean()),
  }),
  response: CollectionBrief,
  errors: ['invalid_request', 'not_found', 'forbidden', 'conflict'],
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/collection/:id',
  caller: 'user',
  rate: 'writes',
  restriction: 'collections',
  params,
  response: none,
  errors: ['not_found', 'forbidden', 'conflict'],
});

/** `moving` takes the position of `replacing`; those between shift by one. */
export const reorderCollection = endpoint({
  method: 'PUT',
  path: '/collection/:id/reorder',
  caller: 'user',
  rate: 'writes',
  restriction: 'collections',
  params,
  body: z.strictObject({ moving: Id, replacing: Id }),
  response: none,
  errors: ['not_found', 'forbidden', 'conflict'],
});

/** Append puzzles in the given order. Puzzles that are already in it keep their positions. */
export const addToCollection = endpoint({
  method: 'POST',
  path: '/collection/:id/add',
  caller: 'user',
  rate: 'writes',
  restriction: 'collections',
  params,
  body: z.strictObject({ puzzleIds: Ids }),
  response: none,
  errors: ['not_found', 'forbidden', 'conflict'],
});

/** Remove puzzles. Ids that are not in it are ignored. */
export const removeFromCollection = endpoint({
  method: 'POST',
  path: '/collection/:id/remove',
  caller: 'user',
  rate: 'writes',
  restriction: 'collections',
  params,
  body: z.strictObject({ puzzleIds: Ids }),
  response: none,
  errors: ['not_found', 'forbidden', 'conflict'],
});

/** Common part of all lists of collections. */
const listed = {
  method: 'GET',
  rate: 'search',
  query: CollectionQuery,
  response: pageSchema(CollectionBrief),
  errors: ['invalid_request'],
} as const;

/** Public collections. Visitors cannot search: only the order of their query applies. */
export const searchCollections = endpoint({
  ...listed,
  path: '/collection/search',
  caller: 'anyone',
});

export const searchOwnCollections = endpoint({
  ...listed,
  path: '/collection/search/own',
  caller: 'user',
});

/** Public collections and private ones of the caller. */
export const searchAllCollections = endpoint({
  ...listed,
  path: '/collection/search/all',
  caller: 'user',
});
