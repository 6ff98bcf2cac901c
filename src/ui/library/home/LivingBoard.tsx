import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';

const Announcer = lazy(() =>
  import('#ui/board/access/Announcer.tsx').then(({ Announcer }) => ({ default: Announcer })),
);

const NO_EXTRAS = {};

/**
 * A board inside a page, to be painted by touch, mouse and keys, with nothing round it. It fills
 * its parent, whose size must not depend on it. Needs the texts of the pack `board`.
 */
export function LivingBoard({
  opened,
  onSolved,
}: {
  opened: OpenedPuzzle;
  /** The board was solved for the first time. */
  onSolved?: () => void;
}) {
  const workspace = useWorkspace(opened);
  const { isSolved } = workspace;
  const reportSolved = useEffectEvent(() => onSolved?.());
  useEffect(() => {
    if (isSolved) reportSolved();
  }, [isSolved]);
  return (
    <>
      <BoardStage workspace={workspace} extras={NO_EXTRAS} />
      <Suspense>
        <Announcer store={workspace.store} />
      </Suspense>
    </>
  );
}
