import { lazy, Suspense, useEffect } from 'react';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';

const Announcer = lazy(() =>
  import('#ui/board/access/Announcer.tsx').then(({ Announcer }) => ({ default: Announcer })),
);

const NO_EXTRAS = { foreseen: null, isPathShown: false };

/**
 * A board inside a page, painted by touch, mouse and keys, without any tools. It fills its parent,
 * whose size must not depend on it. Needs the texts of the pack `board`.
 */
export function LivingBoard({
  opened,
  onSolved,
}: {
  opened: OpenedPuzzle;
  /** Called once. A stable function. */
  onSolved?: () => void;
}) {
  const workspace = useWorkspace(opened);
  const { isSolved } = workspace;
  useEffect(() => {
    if (isSolved) onSolved?.();
  }, [isSolved, onSolved]);
  return (
    <>
      <BoardStage workspace={workspace} extras={NO_EXTRAS} />
      <Suspense>
        <Announcer store={workspace.store} />
      </Suspense>
    </>
  );
}
