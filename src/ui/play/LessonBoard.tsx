import { lazy, Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { RulesPanel } from '#ui/board/clues/RulesPanel.tsx';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '#ui/workspace/WorkspaceDialogs.tsx';
import { ForesightButton } from './ForesightButton.tsx';
import { PlayNotes } from './PlayNotes.tsx';
import { PlayTools } from './PlayTools.tsx';
import type { PlayHints } from './useHints.tsx';
import { usePlay } from './usePlay.ts';

const Announcer = lazy(() =>
  import('#ui/board/access/Announcer.tsx').then(({ Announcer }) => ({ default: Announcer })),
);

/** A small puzzle inside a page, with its tools. */
export function LessonBoard({
  opened,
  onSolved,
  onOpenCells,
  hints,
  children,
}: {
  opened: OpenedPuzzle;
  /** The board was solved. */
  onSolved: () => void;
  /** The number of cells without a color changed. */
  onOpenCells?: (count: number) => void;
  /** Hints, which take the place of the rules; absent in lessons that have none. */
  hints?: PlayHints;
  /** Between the board and its rules. */
  children?: ReactNode;
}) {
  const t = useText();
  const workspace = useWorkspace(opened, hints?.onAsk);
  const { store, selected, onSelect, isSolved } = workspace;
  const play = usePlay(workspace.play);
  const open = useBoardSnapshot(store, ({ board }) => board.count('gray'));
  const reportSolved = useEffectEvent(onSolved);
  const reportOpenCells = useEffectEvent((count: number) => onOpenCells?.(count));
  useEffect(() => {
    if (isSolved) reportSolved();
  }, [isSolved]);
  useEffect(() => reportOpenCells(open), [open]);
  const selection = { selected, onSelect };
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="flex h-[min(420px,54dvh,100vw-32px)] w-full">
        <BoardStage
          workspace={workspace}
          extras={{ overlays: { foreseen: play.foreseen, hint: hints?.shown ?? null } }}
        />
      </div>
      <PlayTools workspace={workspace} label={t('learn.tools')}>
        {play.foresight && <ForesightButton meter={play.foresight} />}
      </PlayTools>
      <PlayNotes store={store} play={play} />
      {children}
      {hints?.partOf(store, isSolved)}
      <div className="w-full" hidden={hints?.isOpen}>
        <RulesPanel store={store} selection={selection} />
      </div>
      <Suspense>
        <Announcer store={store} />
      </Suspense>
      <WorkspaceDialogs workspace={workspace} selection={selection} panel={null} />
    </div>
  );
}
