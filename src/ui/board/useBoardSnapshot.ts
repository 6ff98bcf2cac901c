import { useSyncExternalStore } from 'react';
import type { BoardStore, BoardSnapshot } from './boardStore.ts';

/**
 * Selects from the snapshot of the board; renders again only when the result differs. `select`
 * returns a primitive or a stable object.
 */
export function useBoardSnapshot<T>(store: BoardStore, select: (snapshot: BoardSnapshot) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.current()));
}
