import { useEffect, useRef } from 'react';
import { announcement } from './announcement.ts';
import type { BoardStore } from '../../store/boardStore.ts';

/** A live region that says, once a stroke, what became of the board. Written without React. */
export function Announcer({ store }: { store: BoardStore }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let spoken = store.current();
    const subscription = store.actor.subscribe((snapshot) => {
      if (!snapshot.matches({ stroke: 'idle' }) || snapshot.context.grid === spoken.board.grid)
        return;
      const next = store.current();
      if (region.current) region.current.textContent = announcement(spoken, next);
      spoken = next;
    });
    return () => subscription.unsubscribe();
  }, [store]);
  return <div ref={region} className="spoken" role="status" />;
}
