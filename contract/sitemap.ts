import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { CursorQuery, Id, Time } from './shapes.ts';

const SITEMAP_KINDS = ['puzzles', 'collections', 'users'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/**
 * What search engines may visit, in the order of ids, as many as come at once. An empty list is the
 * end. A cursor need not exist any more.
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
