import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CursorQuery, Id, Time } from './shapes.ts';

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
