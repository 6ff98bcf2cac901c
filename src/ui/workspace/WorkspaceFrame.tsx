import type { WorkspaceParts } from './WorkspaceParts.ts';
import { Suspense, type ReactNode } from 'react';
import { isBroad } from '#engine/picture/stageShape.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { ScrollPanel } from '#ui/shared/components/ScrollPanel.tsx';
import { RulesPanel, type RowSelection } from '#ui/board/clues/RulesPanel.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { AboutSection } from './AboutSection.tsx';
import { BoardStage, type BoardExtras } from './BoardStage.tsx';
import { PhoneDrawer } from './PhoneDrawer.tsx';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { Toolbar, ZoomTools } from './Toolbar.tsx';
import {
  useLayout,
  BOARD_COLUMN,
  FRAME,
  PHONE_STEP,
  RULES,
  RULES_COLUMN,
  SOLVED_TOOLS,
} from './workspaceLayout.ts';
import type { Workspace } from './useWorkspace.ts';
import { WorkspaceDialogs } from './WorkspaceDialogs.tsx';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { ChevronLeft, Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { iconButtonClass, IconButton } from '#ui/shared/components/Button.tsx';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { ProgressText } from './Progress.tsx';

/** The header of a phone: back button, title, and the menu with everything else. */
function PhoneHeader({
  workspace: { opened, store, music, onDialog },
  meter,
}: {
  workspace: Workspace;
  meter: ReactNode;
}) {
  const t = useText();
  const { puzzle } = opened;
  return (
    <div className="flex h-18 min-w-0 flex-none items-center gap-1 px-2 [grid-area:head] tiny:in-data-hinting:invisible lower:h-16 lower:flat:h-14 flat:max-[640px]:h-11 flat:max-[640px]:gap-0 flat:max-[640px]:px-0 flat:max-[640px]:[&>a]:w-10 flat:max-[640px]:[&>button]:w-10">
      {opened.isSaved !== false && (
        <Link className={iconButtonClass('size-12')} to="/" aria-label={t('site.backToHome')}>
          <ChevronLeft aria-hidden />
        </Link>
      )}
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-[19px]/[1.2] font-book flat:max-[640px]:line-clamp-2 flat:max-[640px]:text-[14px] flat:max-[640px]:wrap-anywhere flat:max-[640px]:whitespace-normal">
          {opened.shortTitle ?? t.say(puzzle.title || UNTITLED)}
        </h1>
        <div className="flex items-center gap-2 overflow-hidden text-meta whitespace-nowrap text-muted own-layer *:flex-none *:first:flex-initial flat:max-[640px]:hidden">
          {puzzle.author && <span className="min-w-0 truncate">{puzzle.author}</span>}
          <Difficulty value={puzzle.difficulty} />
          <ProgressText store={store} isMusic={music !== null} />
        </div>
      </div>
      {meter}
      <IconButton
        icon={Ellipsis}
        label={t('play.more')}
        opensDialog
        size="size-12"
        onPress={() => onDialog('more')}
      />
    </div>
  );
}

/** Lazy: nothing to announce until the first edit. */
const Announcer = lazyPart(async () => (await import('#ui/board/access/Announcer.tsx')).default);
/** Lazy: nothing is broken until the first stroke. */
const ConflictLine = lazyPart(
  async () => (await import('#ui/board/clues/ConflictLine.tsx')).default,
);
const FaultList = lazyPart(async () => (await import('#ui/board/clues/FaultLine.tsx')).FaultList);
/** Lazy: few puzzles make music. */
const MusicTransport = lazyPart(
  async () => (await import('#ui/board/music/MusicTransport.tsx')).default,
);

/** The layout of solving and creating: wide, medium and phone. It has no logic of its own. */
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
  const isWide = useBoardSnapshot(store, ({ board }) => isBroad(board));
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
      data-wide={(isWide && music === null) || undefined}
      data-hinting={parts.isHintOpen || undefined}
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

/** The first fault; on phones with the zoom tools next to it. */
function FaultRow({ workspace, isPhone }: { workspace: Workspace; isPhone: boolean }) {
  return (
    <div className="relative flex items-center [grid-area:fault] flat:in-data-hinting:invisible phone:flex-none phone:pr-2">
      <Suspense fallback={<div className="min-h-10 flex-1 phone:h-10" />}>
        <ConflictLine store={workspace.store} onRow={workspace.onSelect} />
      </Suspense>
      {isPhone && <ZoomTools workspace={workspace} size="size-10" stepSize={PHONE_STEP} />}
    </div>
  );
}

/** The scrolling rules; on wide pages with the faults below them, always visible. */
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
      {isWide && (
        <Suspense>
          <FaultList store={store} onRow={selection.onSelect} />
        </Suspense>
      )}
    </aside>
  );
}

/** The tools under the board; after the solve, the actions on a solved board. */
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
