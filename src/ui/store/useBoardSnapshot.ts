import { useSyncExternalStore } from 'react';
import type { BoardStore, BoardSnapshot } from './boardStore.ts';

/** One aspect of the board on screen; renders again only when it differs. `select` returns a primitive or a stable object. */
export function useBoardSnapshot<T>(feed: BoardStore, select: (news: BoardSnapshot) => T): T {
  return useSyncExternalStore(feed.subscribe, () => select(feed.current()));
}
