import { useCallback, useEffect, useState } from 'react';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { draftVersions, type DraftVersion } from '#ui/shared/platform/draftVersions.ts';

/** The versions of a draft, the latest first; null before they are read. `reread` asks again. */
export function useVersions(draft: string): {
  readonly versions: readonly DraftVersion[] | null;
  readonly reread: () => void;
} {
  const [versions, setVersions] = useState<readonly DraftVersion[] | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const next = await draftVersions(draft);
      await Promise.all(next.map(({ document }) => loadDrawings(document.grid)));
      if (!isOver) setVersions(next);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [draft, turn]);
  const reread = useCallback(() => setTurn((before) => before + 1), []);
  return { versions, reread };
}
