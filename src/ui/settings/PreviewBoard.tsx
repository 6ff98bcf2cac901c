import { useState, Suspense, useEffect, useEffectEvent } from 'react';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { unsaved, type OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { PREVIEW_GRID } from './previewGrid.ts';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';

const Announcer = lazyPart(async () => (await import('#ui/board/access/Announcer.tsx')).default);

const NO_EXTRAS = {};

/**
 * A board inside a page, painted by touch, mouse and keys, without any tools. It fills its parent,
 * whose size must not depend on it. Needs the texts of the pack `board`.
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

/** A board that previews all settings of display and input. It is not saved. */
export function PreviewBoard() {
  const t = useText();
  const [opened] = useState(() => {
    const title = t('settings.preview');
    const puzzle = {
      ...NEW_METADATA,
      title,
      grid: builtInGrid(PREVIEW_GRID),
      solution: null,
    };
    return unsaved(puzzle, SOLVING_MODES.solve);
  });
  return <LivingBoard opened={opened} />;
}
