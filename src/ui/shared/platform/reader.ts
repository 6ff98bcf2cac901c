import { createStore, type ReadableStore } from '#base/store.ts';

const store = createStore<string | null>(null);

/** The id of the signed-in account, once it is known; null for visitors. */
export const readerId: ReadableStore<string | null> = store;

/** Set the signed-in account. */
export function noteReader(id: string | null): void {
  store.set(id);
}
