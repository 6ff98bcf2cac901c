import { useEffect, useRef } from 'react';
import { announcement } from './announcement.ts';
import type { BoardFeed } from './boardFeed.ts';

/** A live region that says, once a stroke, what became of the board. Written without React. */
export function Announcer({ feed }: { feed: BoardFeed }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let spoken = feed.current();
    const subscription = feed.actor.subscribe((snapshot) => {
      if (!snapshot.matches('idle') || snapshot.context.grid === spoken.board.grid) return;
      const next = feed.current();
      if (region.current) region.current.textContent = announcement(spoken, next);
      spoken = next;
    });
    return () => subscription.unsubscribe();
  }, [feed]);
  return <div ref={region} className="sr-only" role="status" />;
}
