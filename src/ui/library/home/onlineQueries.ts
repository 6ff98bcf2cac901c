import { queryOptions } from '@tanstack/react-query';
import { readFrontpage } from '#contract/frontpage.ts';
import { listFollowedCollections } from '#contract/users.ts';
import { call } from '#ui/shared/api/client.ts';

/** What is new on the site. */
export const frontpageQuery = queryOptions({
  queryKey: ['frontpage'],
  queryFn: ({ signal }) => call(readFrontpage, { signal }),
  meta: { isQuiet: true }, // the page says so where the cards would be
});

/** The collections that one follows, the first of them. */
export const followedQuery = queryOptions({
  queryKey: ['frontpage', 'followed'],
  queryFn: async ({ signal }) => (await call(listFollowedCollections, { signal })).results,
});
