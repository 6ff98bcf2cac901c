import { queryOptions } from '@tanstack/react-query';
import { noteReader } from '#ui/shared/platform/reader.ts';

/**
 * The own account; null for visitors, and when it can't be read. The API client is loaded after the
 * page.
 */
export const meQuery = queryOptions({
  queryKey: ['user', 'me'],
  retry: false,
  queryFn: async ({ signal }) => {
    const [{ call }, { readMe }] = await Promise.all([
      import('./client.ts'),
      import('#contract/users.ts'),
    ]);
    const me = await call(readMe, { signal }).catch(() => null);
    noteReader(me?.id ?? null);
    return me;
  },
});

/** The sign-in methods of this site. */
export const providersQuery = queryOptions({
  queryKey: ['auth', 'providers'],
  staleTime: Infinity,
  meta: { isQuiet: true }, // the page for signing in shows the failure
  queryFn: async ({ signal }) => {
    const [{ call }, { listProviders }] = await Promise.all([
      import('./client.ts'),
      import('#contract/auth.ts'),
    ]);
    return (await call(listProviders, { signal })).providers;
  },
});
