import { queryOptions } from '@tanstack/react-query';
import { createStore, type ReadableStore } from '#base/store.ts';
import { workOwner } from '#ui/shared/platform/workOwner.ts';

const store = createStore<string | null>(null);

/** The id of the signed-in account, once it is known; null for visitors. */
export const readerId: ReadableStore<string | null> = store;

/** Set the signed-in account. */
export function noteReader(id: string | null): void {
  store.set(id);
}

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
    if (me && me.id !== workOwner()) {
      const { claimWork } = await import('#ui/shared/platform/claimWork.ts');
      await claimWork(me.id);
    }
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
