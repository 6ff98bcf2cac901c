import { useSyncExternalStore } from 'react';
import type { BoardFeed, BoardNews } from './boardStore.ts';

/** One aspect of the board on screen; renders again only when it differs. `select` returns a primitive or a stable object. */
export function useBoardNews<T>(feed: BoardFeed, select: (news: BoardNews) => T): T {
  return useSyncExternalStore(feed.subscribe, () => select(feed.current()));
}
