import { useSyncExternalStore } from 'react';
import type { BoardStore, BoardSnapshot } from './boardStore.ts';

/**
 * One aspect of the board on screen; renders again only when it differs. `select` returns a
 * primitive or a stable object.
 */
export function useBoardSnapshot<T>(store: BoardStore, select: (snapshot: BoardSnapshot) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.current()));
}
