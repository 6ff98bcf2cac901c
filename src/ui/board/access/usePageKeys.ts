import { useMemo } from 'react';
import { useKeyTable } from './useKeyTable.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { pageKeysOf, type PageAction } from './pageKeys.ts';

/** Keys of the mode that work all over the page. Not while typing, not under a dialog. */
export function usePageKeys({ actor, mode }: BoardStore, onAction: (action: PageAction) => void) {
  const table = useMemo(() => pageKeysOf(mode), [mode]);
  useKeyTable(table, (command) => {
    if (typeof command === 'string') onAction(command);
    else actor.send(command);
  });
}
