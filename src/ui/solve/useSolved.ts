import { useSyncExternalStore } from 'react';
import type { BoardStore } from '../store/boardStore.ts';

/** Whether the board holds in all its rules and symbols, and no stroke is under way. */
export function useSolved({ actor, current }: BoardStore): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    () => actor.getSnapshot().matches('idle') && current().judgement.final === 'satisfied',
  );
}
