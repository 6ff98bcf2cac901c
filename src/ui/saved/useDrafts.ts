import { useEffect, useState } from 'react';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { untilOwnerKnown } from '#ui/people/account/ownerKnown.ts';
import { listDrafts, subscribeToDrafts, type DraftList } from '#ui/shared/platform/draftLists.ts';

/** The latest drafts, updated with the database; null while they are read. */
export function useDrafts(count: number): DraftList | null {
  const [list, setList] = useState<DraftList | null>(null);
  useEffect(() => {
    let isOver = false;
    let reading = 0;
    const read = async () => {
      const turn = ++reading;
      await untilOwnerKnown();
      const next = await listDrafts(count);
      await Promise.all(next.drafts.map(({ document }) => loadDrawings(document.grid)));
      if (!isOver && turn === reading) setList(next);
    };
    void read();
    const stop = subscribeToDrafts(() => void read());
    return () => {
      isOver = true;
      stop();
    };
  }, [count]);
  return list;
}

/** Drafts on the front page: one row of cards. */
export const SHELF_DRAFTS = 3;
