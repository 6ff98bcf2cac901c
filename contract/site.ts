import * as z from 'zod/mini';
import { endpoint, raw } from './endpoint.ts';
import { CollectionBrief, PuzzleBrief, CursorQuery, Id, Time } from './shapes.ts';

/** The front page: the newest eight of each list, as visitors see them. */
export const readFrontpage = endpoint({
  method: 'GET',
  path: '/frontpage',
  caller: 'anyone',
  rate: 'reads',
  response: z.object({
    newestPuzzles: z.array(PuzzleBrief),
    newestCollections: z.array(CollectionBrief),
  }),
});

/** The description of this API for programs: OpenAPI 3.1. */
export const openApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  caller: 'anyone',
  rate: 'reads',
  response: raw,
});

const SITEMAP_KINDS = ['puzzles', 'collections', 'users'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/**
 * Pages that search engines may index, by id, in chunks. An empty list is the end. The item of a
 * cursor may have been deleted.
 */
export const readSitemap = endpoint({
  method: 'GET',
  path: '/sitemap/:kind',
  caller: 'anyone',
  rate: 'reads',
  params: z.object({ kind: z.enum(SITEMAP_KINDS) }),
  query: CursorQuery,
  response: z.array(z.object({ id: Id, updatedAt: Time })),
  errors: ['invalid_request'],
});
