import { useSelector } from '@xstate/react';
import { Eye, EyeOff, Plus } from 'lucide-react';
import { Suspense, use, type ReactNode } from 'react';
import type { Translator } from '#texts/translator.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { TOOL_SIZE, IconButton } from '#ui/shared/components/Button.tsx';
import { ScrollPanel } from '#ui/shared/components/ScrollPanel.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { BoardStage, type BoardExtras } from '#ui/workspace/BoardStage.tsx';
import { HistoryPart } from '#ui/workspace/HistoryTools.tsx';
import { PhoneControls } from '#ui/workspace/PhoneControls.tsx';
import { useLayout, BOARD_COLUMN, DRAWER, FRAME } from '#ui/workspace/workspaceLayout.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import type { EditorFeatures } from './features.ts';
import { ChecklistAndSolver, ChecklistTarget } from './ChecklistAndSolver.tsx';
import { CreateDock } from './CreateDock.tsx';
import { CreateTabs, type CreateTab } from './CreateTabs.tsx';
import { EditorTargetsContext, useTourRef } from './editorTargets.ts';
import { ToolStrip } from '#ui/editor/toolbox/ToolGrid.tsx';
import type { ToolChoice } from '#ui/editor/toolbox/useTools.ts';

/** Lazy: there is nothing to announce before the first edit. */
const Announcer = lazyPart(async () => (await import('#ui/board/access/Announcer.tsx')).default);

/** Lazy: few puzzles make music. */
const MusicTransport = lazyPart(
  async () => (await import('#ui/board/music/MusicTransport.tsx')).default,
);

/** Plays the music of the board, and the solution. */
function Transport({ workspace: { music, store } }: { workspace: Workspace }) {
  if (!music) return null;
  return (
    <div className="flex max-w-full flex-none justify-center">
      <Suspense>
        <MusicTransport music={music} store={store} />
      </Suspense>
    </div>
  );
}

/** The parts of the editor. The frame places them. */
export interface CreateParts {
  /** The toolbox, with hints and presets. */
  readonly tools: ReactNode;
  /** The symbols saved by the author; null if the editor places no symbols. */
  readonly presets: ReactNode;
  /** The panel of the live assistant. */
  readonly assistant: ReactNode;
  /** Tools that change the puzzle for its author. */
  readonly ideas: ReactNode;
  /** The verdict of the assistant in one line; null for none. On phones it is in the header. */
  readonly verdict: ReactNode;
  /** The notes on the tool in hand, where the toolbox is a strip. */
  readonly toolNotes: ReactNode;
  readonly info: ReactNode;
  readonly rules: ReactNode;
  readonly ruleCount: number;
  readonly checklist: ReactNode;
  /** Such as "5/6". */
  readonly checklistCount: string;
  readonly solver: ReactNode;
  /** The buttons Try it, Share and Publish, and those of the caller. */
  readonly actions: ReactNode;
  /** The header on phones. */
  readonly head: ReactNode;
}

interface FrameProps {
  readonly workspace: Workspace;
  readonly extras: BoardExtras;
  readonly tools: ToolChoice;
  readonly parts: CreateParts;
  readonly features: EditorFeatures;
  readonly tab: string;
  readonly onTab: (tab: string) => void;
  /** True if the drawer is raised, on phones. */
  readonly isRaised: boolean;
  readonly onRaise: (isRaised: boolean) => void;
}

const PANEL = 'flex flex-col gap-4 py-4 pr-2';
/** The panel of the drawer, which is as wide as the window. */
const DRAWER_PANEL = 'relative overflow-y-auto overscroll-contain pt-3 pb-2';

/**
 * The layout of the editor: columns next to the board, one column, or a drawer below it. It has no
 * logic of its own.
 */
export function CreateFrame(props: FrameProps) {
  const layout = useLayout();
  const hasColumns = useMediaQuery('(width >= 1280px)') && layout === 'wide';
  const { workspace, extras, parts } = props;
  const boardRef = useTourRef('board');
  return (
    <div className={FRAME} data-layout={layout === 'wide' ? 'wide' : 'phone'} data-create={layout}>
      {layout === 'wide' ? <Heading workspace={workspace} /> : parts.head}
      {hasColumns && <LeftColumn {...props} />}
      <div ref={boardRef} className={BOARD_COLUMN}>
        <BoardStage workspace={workspace} extras={extras} />
        {layout === 'wide' && parts.verdict}
        {layout === 'wide' && <Transport workspace={workspace} />}
        {layout === 'wide' && (
          <CreateDock workspace={workspace} onSize={() => props.onTab('info')} />
        )}
      </div>
      {hasColumns && <RightColumn parts={parts} />}
      {layout === 'wide' && !hasColumns && <SideColumn {...props} />}
      {layout !== 'wide' && <LowerDrawer {...props} />}
      <Suspense>
        <Announcer store={workspace.store} />
      </Suspense>
    </div>
  );
}

/** The heading for screen readers: the title is visible in the metadata form. */
function Heading({ workspace: { store } }: { workspace: Workspace }) {
  const t = useText();
  const title = useSelector(store.actor, ({ context }) => context.metadata.title);
  return <h1 className="sr-only">{title || t.say(UNTITLED)}</h1>;
}

function LeftColumn({ parts, features, tab, onTab }: FrameProps) {
  const t = useText();
  const scrolled = (content: ReactNode) => <ScrollPanel className={PANEL}>{content}</ScrollPanel>;
  const tabs: readonly CreateTab[] = [
    { id: 'info', label: t('create.infoTab'), content: scrolled(parts.info) },
    { id: 'tools', label: t('create.toolsTab'), content: scrolled(<ToolsPart parts={parts} />) },
    ...codeTab(t, features),
  ];
  return (
    <aside
      className="flex min-h-0 min-w-0 flex-col [grid-area:about]"
      aria-label={t('create.toolsTab')}
    >
      <CreateTabs tabs={tabs} current={tab} panelClass="flex flex-col" onTab={onTab} />
    </aside>
  );
}

/** The toolbox, and the assistant and ideas below it. */
function ToolsPart({ parts: { tools, assistant, ideas } }: { parts: CreateParts }) {
  return (
    <>
      {tools}
      {assistant}
      {ideas}
    </>
  );
}

function RightColumn({ parts }: { parts: CreateParts }) {
  const t = useText();
  return (
    <aside
      className="-me-2 flex min-h-0 flex-col gap-3 [grid-area:rules]"
      aria-label={t('create.rules')}
    >
      <ScrollPanel className={`${PANEL} pl-1`}>
        {parts.rules}
        <ChecklistAndSolver checklist={parts.checklist} solver={parts.solver} />
      </ScrollPanel>
      <div className="mt-auto flex-none pr-4 pl-3">{parts.actions}</div>
    </aside>
  );
}

/** Scripts replace a draft, so only drafts have the tab. */
function codeTab(t: Translator, { isDraft }: EditorFeatures): readonly CreateTab[] {
  return isDraft ? [{ id: 'code', label: t('create.codeTab'), content: null }] : [];
}

/** All parts except the board, in one column of tabs. */
function SideColumn({ parts, features, tab, onTab }: FrameProps) {
  const t = useText();
  const scrolled = (content: ReactNode) => <ScrollPanel className={PANEL}>{content}</ScrollPanel>;
  const tabs: readonly CreateTab[] = [
    { id: 'tools', label: t('create.toolsTab'), content: scrolled(<ToolsPart parts={parts} />) },
    {
      id: 'rules',
      label: t('create.rulesTab'),
      count: String(parts.ruleCount),
      content: scrolled(parts.rules),
    },
    { id: 'info', label: t('create.infoTab'), content: scrolled(parts.info) },
    {
      id: 'checklist',
      label: features.isWhole ? t('create.checklistTab') : t('create.solverTab'),
      content: scrolled(<ChecklistAndSolver checklist={parts.checklist} solver={parts.solver} />),
    },
    ...codeTab(t, features),
  ];
  return (
    <aside
      className="-me-2 flex min-h-0 min-w-0 flex-col gap-3 [grid-area:rules]"
      aria-label={t('create.toolsAndRules')}
    >
      <CreateTabs
        tabs={tabs}
        current={tab === 'solver' ? 'checklist' : tab}
        panelClass="flex flex-col"
        onTab={onTab}
      />
      <div className="flex-none pr-4">{parts.actions}</div>
    </aside>
  );
}

/**
 * The toolbox as a strip under the board, and all other parts in a drawer that can be raised. The
 * history and notes of tools take their room from the tabs, so that the board does not move.
 */
function LowerDrawer(props: FrameProps) {
  const t = useText();
  const { workspace, tools, parts, features, tab, onTab, isRaised, onRaise } = props;
  const { ref: tabsRef } = use(EditorTargetsContext).drawerTabs;
  const onAdd = () => {
    onRaise(true);
    onTab('rules');
  };
  return (
    <div className="flex min-h-0 flex-none flex-col [grid-area:drawer]">
      <Transport workspace={workspace} />
      <div className="flex flex-none items-center ps-2">
        <LayerButton store={workspace.store} />
        <ToolStrip tools={tools} />
      </div>
      <section
        className={`${DRAWER} flex flex-col flat:flex-1`}
        aria-label={t('create.toolsAndRules')}
      >
        <button
          type="button"
          className="grid h-6 w-full flex-none place-items-center flat:hidden"
          aria-label={isRaised ? t('create.lower') : t('create.raise')}
          aria-expanded={isRaised}
          onClick={() => onRaise(!isRaised)}
        >
          <span className="h-1 w-16 rounded-full bg-fill-3 forced-colors:bg-[ButtonText]" />
        </button>
        <div
          className={`flex flex-none flex-col ${isRaised ? 'min-h-[46dvh]' : 'min-h-[clamp(88px,23dvh,220px)]'} flat:min-h-auto flat:flex-1`}
        >
          {workspace.isHistoryOpen && (
            <div className="flex-none px-4 pb-1">
              <HistoryPart store={workspace.store} />
            </div>
          )}
          {parts.toolNotes}
          <div
            ref={tabsRef}
            className="flex min-h-0 flex-[1_0_80px] flex-col px-4 flat:flex-[1_1_0]"
          >
            <CreateTabs
              tabs={drawerTabs(t, parts, features)}
              current={tab === 'tools' ? 'rules' : tab}
              panelClass={DRAWER_PANEL}
              onTab={onTab}
            />
          </div>
        </div>
        <PhoneControls store={workspace.store} extra={<AddRule onPress={onAdd} />} />
      </section>
    </div>
  );
}

function drawerTabs(
  t: Translator,
  parts: CreateParts,
  features: EditorFeatures,
): readonly CreateTab[] {
  return [
    { id: 'info', label: t('create.infoTab'), content: parts.info },
    {
      id: 'rules',
      label: t('create.rulesTab'),
      count: String(parts.ruleCount),
      content: (
        <div className="flex flex-col gap-4">
          {parts.rules}
          {parts.presets}
        </div>
      ),
    },
    features.isWhole
      ? {
          id: 'checklist',
          label: t('create.checklistTab'),
          count: parts.checklistCount,
          content: (
            <>
              <ChecklistTarget>{parts.checklist}</ChecklistTarget>
              {parts.actions}
            </>
          ),
        }
      : { id: 'main', label: t('create.mainGridTab'), content: parts.actions },
    {
      id: 'solver',
      label: t('create.solverTab'),
      content: (
        <>
          {parts.assistant}
          {parts.ideas}
          {parts.solver}
        </>
      ),
    },
    ...codeTab(t, features),
  ];
}

/** The switch between the layers, as one button. */
function LayerButton({ store: { actor } }: Pick<Workspace, 'store'>) {
  const t = useText();
  const layer = useSelector(actor, ({ context }) => context.layer);
  return (
    <IconButton
      icon={layer === 'solution' ? Eye : EyeOff}
      label={t('create.solutionLayer')}
      isPressed={layer === 'solution'}
      size="size-12"
      onPress={() =>
        actor.send({
          type: 'editor.change',
          change: { layer: layer === 'solution' ? 'puzzle' : 'solution' },
        })
      }
    />
  );
}

function AddRule({ onPress }: { onPress: () => void }) {
  const t = useText();
  return <IconButton icon={Plus} label={t('create.addRule')} size={TOOL_SIZE} onPress={onPress} />;
}
