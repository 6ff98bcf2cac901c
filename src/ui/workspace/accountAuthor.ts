import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#base/store.ts';

const store = createStore<string | null>(null);

/** The name of the signed-in account while its puzzle is edited; null for visitors. */
export function accountAuthor(): string | null {
  return store.current();
}

/** The same, for components. */
export function useAccountAuthor(): string | null {
  return useSyncExternalStore(store.subscribe, store.current);
}

/** Make the signed-in account the author of the puzzle in the editor while this is mounted. */
export function useAuthorIs(name: string | null): void {
  useEffect(() => {
    store.set(name);
    return () => store.set(null);
  }, [name]);
}
