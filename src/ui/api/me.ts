import { queryOptions } from '@tanstack/react-query';

/**
 * One's own account; null for visitors, and when it cannot be read. The API client loads after the
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
    return call(readMe, { signal }).catch(() => null);
  },
});

/** The ways to sign in that this site has. */
export const providersQuery = queryOptions({
  queryKey: ['auth', 'providers'],
  staleTime: Infinity,
  queryFn: async ({ signal }) => {
    const [{ call }, { listProviders }] = await Promise.all([
      import('./client.ts'),
      import('#contract/auth.ts'),
    ]);
    return (await call(listProviders, { signal })).providers;
  },
});
