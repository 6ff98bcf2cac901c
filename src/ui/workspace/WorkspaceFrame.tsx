import { lazy, Suspense, type ReactNode } from 'react';
import { Announcer } from '../board/a11y/Announcer.tsx';
import { ScrollPanel } from '../components/ScrollPanel.tsx';
import { ConflictLine } from '../legend/ConflictLine.tsx';
import { FaultList } from '../legend/FaultList.tsx';
import { RulesPanel, type RowSelection } from '../legend/RulesPanel.tsx';
import { RuleStrip } from '../legend/RuleStrip.tsx';
import { AboutSection } from './AboutSection.tsx';
import { BoardStage, type BoardExtras } from './BoardStage.tsx';
import { HistorySlider } from './HistorySlider.tsx';
import { PhoneControls } from './PhoneControls.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import { Toolbar } from './Toolbar.tsx';
import { useLayout } from './useLayout.ts';
import type { Workspace } from './useWorkspace.ts';
import { WorkspaceDialogs } from './WorkspaceDialogs.tsx';
import { ZoomTools } from './ZoomTools.tsx';
import {
  BOARD_COLUMN,
  DRAWER,
  DRAWER_SOLVED,
  FRAME,
  PHONE_STEP,
  RULES,
  RULES_COLUMN,
} from './workspaceStyles.ts';

/** Few puzzles make music. */
const MusicTransport = lazy(() =>
  import('../music/MusicTransport.tsx').then(({ MusicTransport }) => ({ default: MusicTransport })),
);

/** A board this many times as wide as high gets the width of the window, as scores do. */
const WIDE = 1.75;

/** What a mode adds to the frame. Each part may be null. */
export interface WorkspaceParts {
  /** In place of what is said about the puzzle: that it is solved. */
  readonly solved: ReactNode;
  /** What play has to say: a trial, a mistake, an answer. */
  readonly notes: ReactNode;
  /** Tools for what was done so far. */
  readonly path: ReactNode;
  readonly timer: ReactNode;
  /** Beside the tools of the board, and in the header of a phone. */
  readonly meter: ReactNode;
  /** Tools to choose from, before the colors. */
  readonly tools: ReactNode;
  /** Below the rules. */
  readonly panel: ReactNode;
}

/**
 * The layout that solving and creating share, wide, medium and on phones. It holds no logic of its
 * own.
 */
export function WorkspaceFrame({
  workspace,
  parts,
  extras,
}: {
  workspace: Workspace;
  parts: WorkspaceParts;
  extras: BoardExtras;
}) {
  const { store, music, isSolved, selected, onSelect } = workspace;
  const isBroad = useBoardSnapshot(store, ({ board }) => board.width >= WIDE * board.height);
  const layout = useLayout();
  const selection = { selected, onSelect };
  const transport = music && (
    <Suspense>
      <MusicTransport music={music} store={store} />
    </Suspense>
  );
  return (
    <div
      className={FRAME}
      data-layout={layout}
      data-solved={isSolved || undefined}
      data-music={music !== null || undefined}
      data-wide={(isBroad && music === null) || undefined}
    >
      {layout === 'phone' ? (
        <PhoneHeader workspace={workspace} meter={parts.meter} />
      ) : (
        <AboutSection workspace={workspace} parts={parts} />
      )}
      <div className={BOARD_COLUMN}>
        <BoardStage workspace={workspace} extras={extras} />
        {layout !== 'phone' && (
          <Toolbar workspace={workspace} meter={parts.meter} transport={transport}>
            {parts.tools}
          </Toolbar>
        )}
      </div>
      {layout !== 'phone' && (
        <RulesColumn
          store={store}
          selection={selection}
          panel={parts.panel}
          isWide={layout === 'wide'}
        />
      )}
      {layout !== 'wide' && <FaultRow workspace={workspace} isPhone={layout === 'phone'} />}
      {layout === 'phone' && (
        <PhoneDrawer workspace={workspace} parts={parts} transport={transport} />
      )}
      <Announcer store={store} />
      <WorkspaceDialogs workspace={workspace} selection={selection} panel={parts.panel} />
    </div>
  );
}

/** What is wrong; on a phone the tools of the view have their place beside it. */
function FaultRow({ workspace, isPhone }: { workspace: Workspace; isPhone: boolean }) {
  return (
    <div className="relative flex items-center [grid-area:fault] phone:flex-none phone:pr-2">
      <ConflictLine store={workspace.store} onRow={workspace.onSelect} />
      {isPhone && <ZoomTools workspace={workspace} size="size-10" stepSize={PHONE_STEP} />}
    </div>
  );
}

/** The rules, which may scroll; on wide pages what is wrong is below them, always in sight. */
function RulesColumn({
  store,
  selection,
  panel,
  isWide,
}: Pick<Workspace, 'store'> & {
  selection: RowSelection;
  panel: ReactNode;
  isWide: boolean;
}) {
  return (
    <aside className={RULES_COLUMN} aria-label="Rules and symbols">
      <ScrollPanel className={RULES}>
        <RulesPanel store={store} selection={selection} />
        {panel}
      </ScrollPanel>
      {isWide && <FaultList store={store} onRow={selection.onSelect} />}
    </aside>
  );
}

/** What lies under the board of a phone: notes, the rules in a strip, the tools under the thumb. */
function PhoneDrawer({
  workspace: { store, selected, onSelect, onDialog, isHistoryOpen },
  parts,
  transport,
}: {
  workspace: Workspace;
  parts: WorkspaceParts;
  transport: ReactNode;
}) {
  return (
    <section className={DRAWER} aria-label="Rules and tools">
      {parts.notes}
      {isHistoryOpen && <HistorySlider store={store} />}
      {parts.solved ? (
        <div className={DRAWER_SOLVED}>{parts.solved}</div>
      ) : (
        <RuleStrip
          store={store}
          selection={{ selected, onSelect }}
          onAll={() => onDialog('rules')}
        />
      )}
      {transport}
      <PhoneControls store={store}>{parts.tools}</PhoneControls>
    </section>
  );
}
