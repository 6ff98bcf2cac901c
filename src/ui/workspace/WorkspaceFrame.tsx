import { lazy, Suspense, type ReactNode } from 'react';
import { ScrollPanel } from '#ui/shared/components/ScrollPanel.tsx';
import { FaultList } from '#ui/board/clues/FaultList.tsx';
import { ConflictLine } from '#ui/board/clues/ConflictLine.tsx';
import { RulesPanel, type RowSelection } from '#ui/board/clues/RulesPanel.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { AboutSection } from './AboutSection.tsx';
import { BoardStage, type BoardExtras } from './BoardStage.tsx';
import { PhoneDrawer } from './PhoneDrawer.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import { Toolbar } from './Toolbar.tsx';
import { useLayout } from './useLayout.ts';
import type { Workspace } from './useWorkspace.ts';
import { WorkspaceDialogs } from './WorkspaceDialogs.tsx';
import { ZoomTools } from './ZoomTools.tsx';
import {
  BOARD_COLUMN,
  FRAME,
  PHONE_STEP,
  RULES,
  RULES_COLUMN,
  SOLVED_TOOLS,
} from './workspaceStyles.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** Nothing is announced before something was done. */
const Announcer = lazy(() =>
  import('#ui/board/access/Announcer.tsx').then(({ Announcer }) => ({ default: Announcer })),
);
/** Few puzzles make music. */
const MusicTransport = lazy(() =>
  import('#ui/board/music/MusicTransport.tsx').then(({ MusicTransport }) => ({
    default: MusicTransport,
  })),
);

/** A board this many times as wide as high gets the width of the window, as scores do. */
const WIDE = 1.75;

/** What is known of a puzzle besides the puzzle, each in its place. */
interface AboutParts {
  /** Over the title: the collection it stands in. */
  readonly place?: ReactNode;
  /** In the place of the author's name. */
  readonly author?: ReactNode;
  /** Below it. */
  readonly facts?: ReactNode;
  /** With the tools for the puzzle. */
  readonly tools?: ReactNode;
  /** All of it, in the sheet of a phone. */
  readonly more?: ReactNode;
}

/** What a mode adds to the frame. Each part may be null. */
export interface WorkspaceParts {
  /** Over what is said about the puzzle and, on phones, over the tools: that it is solved. */
  readonly solved: ReactNode;
  /** In place of the tools of the board while that is said. */
  readonly solvedTools: ReactNode;
  /** The way back to it. */
  readonly result: ReactNode;
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
  /** In place of the rules, or of the drawer of a phone, while there is something in it. */
  readonly hint: ReactNode;
  readonly about: AboutParts;
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
        {layout !== 'phone' && <Tools workspace={workspace} parts={parts} transport={transport} />}
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
      <PartBoundary>{parts.hint}</PartBoundary>
      <Suspense>
        <Announcer store={store} />
      </Suspense>
      <WorkspaceDialogs
        workspace={workspace}
        selection={selection}
        panel={parts.panel}
        more={parts.about.more}
      />
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
  const t = useText();
  return (
    <aside className={RULES_COLUMN} aria-label={t('play.rulesAndSymbols')}>
      <ScrollPanel className={RULES}>
        <RulesPanel store={store} selection={selection} />
        {panel}
      </ScrollPanel>
      {isWide && <FaultList store={store} onRow={selection.onSelect} />}
    </aside>
  );
}

/** Under the board its tools; at the end, what can be done with a solved one. */
function Tools({
  workspace,
  parts,
  transport,
}: {
  workspace: Workspace;
  parts: WorkspaceParts;
  transport: ReactNode;
}) {
  if (parts.solved !== null)
    return (
      <div className={SOLVED_TOOLS}>
        {transport}
        {parts.solvedTools}
      </div>
    );
  return (
    <Toolbar workspace={workspace} meter={parts.meter} transport={transport}>
      {parts.tools}
    </Toolbar>
  );
}
