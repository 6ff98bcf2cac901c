import { createStore, type ReadableStore } from '#base/store.ts';

const store = createStore<string | null>(null);

/** The id of the account that reads the page, once it is known; null for visitors. */
export const readerId: ReadableStore<string | null> = store;

/** Note who reads the page. */
export function noteReader(id: string | null): void {
  store.set(id);
}
