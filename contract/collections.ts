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

/** Put together by hand; what somebody created; everything that fills itself. */
const COLLECTION_KINDS = ['handmade', 'created', 'auto'] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** What lists of collections are asked. A sort or a kind that means nothing is as none. */
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

/** The puzzles of a collection in its order; of one that fills itself the newest first. */
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

/** Puzzles of a collection of which it is told one by one whether they are solved. */
export const MAX_TOLD_PUZZLES = 60;

/** How far the caller is with a collection; only with the puzzles in it that they may see. */
const CollectionProgress = z.object({
  puzzles: z.int(),
  solved: z.int(),
  /** For the solved ones. */
  msTimeUsed: z.int(),
  /** Whether each one is solved, in their order; null where there are too many. */
  tiles: z.nullable(z.array(z.boolean())),
  /** The first one that is not solved. */
  next: z.nullable(PuzzleBrief),
});
export type CollectionProgress = z.infer<typeof CollectionProgress>;

/** How far the caller is with a collection that somebody filled by hand; null with others. */
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
 * A new collection is private and empty. With a `key` the call can be made again where its answer
 * was lost: what it made before says then what is sent now, and no second one is made.
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

/** Of a collection that fills itself only the status can be changed. */
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

/** `moving` takes the place of `replacing`; those between move up by one. */
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

/** Append puzzles in the order given. Those that are there already stay where they are. */
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

/** Take puzzles out. Those that are not there are no mistake. */
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

/** What all lists of collections have in common. */
const listed = {
  method: 'GET',
  rate: 'search',
  query: CollectionQuery,
  response: pageSchema(CollectionBrief),
  errors: ['invalid_request'],
} as const;

/** Public collections. Visitors cannot search: of the query only their order counts. */
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
