import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { RulesPanel } from '#ui/board/clues/RulesPanel.tsx';
import { ForesightButton } from './ForesightButton.tsx';
import { PlayNotes } from './PlayNotes.tsx';
import { PlayTools } from './PlayTools.tsx';
import { usePlay } from './usePlay.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '#ui/workspace/WorkspaceDialogs.tsx';

const Announcer = lazy(() =>
  import('#ui/board/access/Announcer.tsx').then(({ Announcer }) => ({ default: Announcer })),
);

/** A small puzzle to be solved inside a page, with the tools it needs. */
export function LessonBoard({
  opened,
  onSolved,
  onOpenCells,
  children,
}: {
  opened: OpenedPuzzle;
  /** The board was solved. */
  onSolved: () => void;
  /** The number of cells without a color changed. */
  onOpenCells: (count: number) => void;
  /** Stands between the board and its rules. */
  children: ReactNode;
}) {
  const t = useText();
  const workspace = useWorkspace(opened);
  const { store, selected, onSelect, isSolved } = workspace;
  const play = usePlay(workspace.play);
  const open = useBoardSnapshot(store, ({ board }) => board.count('gray'));
  const reportSolved = useEffectEvent(onSolved);
  const reportOpenCells = useEffectEvent(onOpenCells);
  useEffect(() => {
    if (isSolved) reportSolved();
  }, [isSolved]);
  useEffect(() => reportOpenCells(open), [open]);
  const selection = { selected, onSelect };
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="flex h-[min(420px,54dvh,100vw-32px)] w-full">
        <BoardStage workspace={workspace} extras={{ overlays: { foreseen: play.foreseen } }} />
      </div>
      <PlayTools workspace={workspace} label={t('learn.tools')}>
        {play.foresight && <ForesightButton meter={play.foresight} />}
      </PlayTools>
      <PlayNotes store={store} play={play} />
      {children}
      <div className="w-full">
        <RulesPanel store={store} selection={selection} />
      </div>
      <Suspense>
        <Announcer store={store} />
      </Suspense>
      <WorkspaceDialogs workspace={workspace} selection={selection} panel={null} />
    </div>
  );
}
