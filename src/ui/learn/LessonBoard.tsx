import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { RulesPanel } from '../legend/RulesPanel.tsx';
import { ForesightButton } from '../solve/ForesightButton.tsx';
import { PlayNotes } from '../solve/PlayNotes.tsx';
import { foreseenCell, usePlay } from '../solve/usePlay.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import { useControls } from '../store/useControls.ts';
import { withTexts } from '../texts/texts.ts';
import { useText } from '../texts/useText.ts';
import { BoardStage } from '../workspace/BoardStage.tsx';
import { ColorSwitch } from '../workspace/ColorSwitch.tsx';
import { HistoryTools } from '../workspace/HistoryTools.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { useWorkspace, type Workspace } from '../workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '../workspace/WorkspaceDialogs.tsx';

const Announcer = lazy(() =>
  import('../board/a11y/Announcer.tsx').then(({ Announcer }) => ({ default: Announcer })),
);
const MusicTransport = lazy(() =>
  withTexts(import('../music/MusicTransport.tsx'), 'music').then(({ MusicTransport }) => ({
    default: MusicTransport,
  })),
);

/** A small puzzle to be solved inside a page, with the tools it needs. */
export function LessonBoard({
  opened,
  onSolved,
  onOpenCells,
  children,
}: {
  opened: OpenedPuzzle;
  /** Told once. Must stay the same function. */
  onSolved: () => void;
  /** Told how many cells have no color. Must stay the same function. */
  onOpenCells: (count: number) => void;
  /** Stands between the board and its rules. */
  children: ReactNode;
}) {
  const workspace = useWorkspace(opened);
  const { store, selected, onSelect, isSolved } = workspace;
  const play = usePlay(workspace.play);
  const open = useBoardSnapshot(store, ({ board }) => board.count('gray'));
  useEffect(() => {
    if (isSolved) onSolved();
  }, [isSolved, onSolved]);
  useEffect(() => onOpenCells(open), [open, onOpenCells]);
  const selection = { selected, onSelect };
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="flex h-[min(420px,54dvh,100vw-32px)] w-full">
        <BoardStage
          workspace={workspace}
          extras={{ foreseen: foreseenCell(play), isPathShown: false }}
        />
      </div>
      <Tools
        workspace={workspace}
        meter={play.foresight && <ForesightButton meter={play.foresight} />}
      />
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

function Tools({ workspace, meter }: { workspace: Workspace; meter: ReactNode }) {
  const t = useText();
  const { store, music } = workspace;
  const { tool, color } = useControls(store);
  return (
    <div
      className="flex flex-wrap items-center justify-center gap-1"
      role="group"
      aria-label={t('learn.tools')}
    >
      {music && (
        <Suspense>
          <MusicTransport music={music} store={store} />
        </Suspense>
      )}
      <ColorSwitch
        color={tool === 'mark' ? null : color}
        onColor={(next) => store.actor.send({ type: 'color.choose', color: next })}
      />
      <HistoryTools workspace={workspace} />
      {meter}
    </div>
  );
}
