import { useEffect, useState } from 'react';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { VersionKeeper } from './VersionKeeper.ts';

/** Keeps versions of the draft on a board as long as the component lives, if there are any. */
export function useVersionKeeper(
  store: Pick<BoardStore, 'actor'>,
  slot: { readonly key: string },
  isKept: boolean,
): VersionKeeper {
  const [keeper] = useState(() => new VersionKeeper({ store, slot }));
  useEffect(() => (isKept ? keeper.watch() : undefined), [keeper, isKept]);
  return keeper;
}
