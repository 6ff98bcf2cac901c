import { useEffect, useRef } from 'react';
import { translator } from '#ui/shared/texts/texts.ts';
import { announcement, markAnnouncement, type Ending } from './announcement.ts';
import type { boardMachine } from '#machines/boardMachine.ts';
import type { SnapshotFrom } from 'xstate';
import type { BoardStore } from '#ui/board/boardStore.ts';

/** Returns `perfect` if colors are final and none was wrong. */
function endingOf(snapshot: SnapshotFrom<typeof boardMachine>): Ending {
  const { mode, mistakes } = snapshot.context;
  const isPerfect = mistakes === 0 && !snapshot.matches({ finality: 'mistaken' });
  return mode.isFinal && isPerfect ? 'perfect' : 'lit';
}

/** A live region that announces the changes of the board once a stroke. Written without React. */
export function Announcer({ store }: { store: BoardStore }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let spoken = store.current();
    let { marks } = store.actor.getSnapshot().context;
    const subscription = store.actor.subscribe((snapshot) => {
      const { context } = snapshot;
      const isSame = context.grid === spoken.board.grid && context.marks === marks;
      if (!snapshot.matches({ stroke: 'idle' }) || isSame) return;
      const next = store.current();
      const t = translator.current();
      const sentences = [
        announcement(t, spoken, next, { givens: store.givens, ending: endingOf(snapshot) }),
        markAnnouncement(t, marks, context.marks, next.board.width),
      ];
      const sentence = sentences.filter((part) => part !== '').join('. ');
      if (region.current) region.current.textContent = sentence;
      spoken = next;
      marks = context.marks;
    });
    return () => subscription.unsubscribe();
  }, [store]);
  return <div ref={region} className="sr-only" role="status" />;
}
