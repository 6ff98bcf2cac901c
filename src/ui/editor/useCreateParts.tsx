import { Play, Share2 } from 'lucide-react';
import { Suspense, useEffect, type ReactNode } from 'react';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import type { DrawnPreview } from '#engine/picture/drawnOverlays.ts';
import type { SolverProof } from '#engine/puzzle/checklist.ts';
import { isRemembered } from '#ui/people/account/remembered.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { tabbableCell, type FocusTarget } from '#ui/shared/platform/focus.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import type { SolverRun } from '#ui/editor/assistant/useSolverRun.ts';
import { showFault } from '#ui/board/boardFaults.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import type { ChecklistPlace } from '#ui/editor/publish/checklistText.ts';
import type { LiveChecklist } from '#ui/editor/publish/useChecklist.ts';
import { ClipBar } from '#ui/editor/toolbox/ClipBar.tsx';
import type { ClipActions } from '#ui/editor/toolbox/useClipboard.ts';
import type { CreateParts } from './CreateFrame.tsx';
import { IdeasSection } from './IdeasSection.tsx';
import { DraftTools } from './DraftTools.tsx';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { CreateHead } from './CreateHead.tsx';
import { useTourRef, type EditorTargets } from './editorTargets.ts';
import type { EditorFeatures } from './features.ts';
import { PresetSection } from '#ui/editor/rules/PresetSection.tsx';
import { GENRES_PX } from '#ui/editor/rules/genresRoom.ts';
import { ToolGrid, ToolHint } from '#ui/editor/toolbox/ToolGrid.tsx';
import type { NumberTyping } from './useNumberTyping.ts';
import type { ToolChoice } from '#ui/editor/toolbox/useTools.ts';

/** Lazy: search and sorting load after the board. */
const RulesPart = lazyPart(async () => (await import('./RulesPart.tsx')).RulesPart);

const loadInfo = async () => (await import('./InfoPart.tsx')).InfoPart;
/** Lazy: the tab with the tools is open at first. */
const InfoPart = lazyPart(loadInfo);
/** Delay after the page and its board. */
const INFO_DELAY_MS = 300;

/** Load the tab ahead: the device may be offline when it is opened. */
function usePrefetchedInfo(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadInfo().catch(() => undefined), INFO_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Lazy: few puzzles make music. */
const VoiceList = lazyPart(async () => (await import('#ui/board/music/VoiceList.tsx')).VoiceList);

/** Loaded on demand, too: the checklist and the solver panel. */
const Checklist = lazyPart(
  async () => (await import('#ui/editor/publish/Checklist.tsx')).Checklist,
);
const SolverPanel = lazyPart(
  async () => (await import('#ui/editor/assistant/SolverPanel.tsx')).SolverPanel,
);

/** Loaded on demand, too: the buttons for the site. */
const OnlineActions = lazyPart(
  async () => (await import('#ui/editor/publish/OnlineActions.tsx')).OnlineActions,
);

/** Digits are for phones. */
const DigitPad = lazyPart(async () => (await import('#ui/editor/toolbox/DigitPad.tsx')).DigitPad);

/** The walkthrough panel is loaded on demand, too. */
const HowSolved = lazyPart(async () => (await import('./HowSolved.tsx')).HowSolved);

export interface CreatePartsInput {
  readonly workspace: Workspace;
  readonly keeper: VersionKeeper;
  readonly run: SolverRun;
  readonly proof: SolverProof;
  readonly checklist: LiveChecklist;
  readonly tools: ToolChoice;
  readonly clip: ClipActions;
  readonly typing: NumberTyping;
  readonly features: EditorFeatures;
  readonly targets: EditorTargets;
  /** More buttons of the caller. */
  readonly actions: ReactNode;
  /** The panel of the live assistant. */
  readonly assistant: ReactNode;
  /** Its verdict in one line; null for none. */
  readonly verdict: ReactNode;
  readonly onTab: (tab: string) => void;
  /** Called before the draft gets an address of the site. */
  readonly onKept: (address: string) => void;
  readonly onTry: () => void;
  /** Opens the walkthrough. */
  readonly onWalk: () => void;
  readonly onSizePreview: (preview: BoardPreview | null) => void;
  /** Draws what an idea changes. */
  readonly onIdea: (drawn: DrawnPreview | null) => void;
  readonly onHighlight: (cells: readonly Cell[]) => void;
}

/** The parts of the editor for the frame. */
export function useCreateParts(input: CreatePartsInput): CreateParts {
  const { workspace, run, proof, checklist, tools, clip, features } = input;
  usePrefetchedInfo();
  const { store, onDialog } = workspace;
  const ruleCount = useBoardSnapshot(store, ({ board }) => board.grid.rules.length);
  const symbolKinds = useBoardSnapshot(store, ({ board }) => board.grid.symbols.size);
  const done = checklist.items.filter(({ success }) => success).length;
  const presets = features.isColorsOnly ? null : <PresetSection store={store} tools={tools} />;
  const status = <Status workspace={workspace} proof={proof} />;
  const bar = tools.tool === 'clip' ? <ClipBar actions={clip} /> : null;
  return {
    tools: (
      <ToolGrid tools={tools}>
        <ToolHint tools={tools} />
        {bar}
        {presets}
      </ToolGrid>
    ),
    presets,
    assistant: input.assistant,
    ideas: features.isWhole && <IdeasSection store={store} onPreview={input.onIdea} />,
    verdict: input.verdict,
    toolNotes: bar ? (
      <div className="px-4 pb-1">{bar}</div>
    ) : (
      <Suspense>
        <DigitPad store={store} typing={input.typing} />
      </Suspense>
    ),
    info: (
      <Suspense fallback={<InfoRoom />}>
        <InfoPart {...input} />
      </Suspense>
    ),
    rules: (
      <Suspense fallback={<RulesRoom count={ruleCount + symbolKinds} />}>
        <RulesPart workspace={workspace} />
        {workspace.music && <VoiceList store={store} />}
      </Suspense>
    ),
    ruleCount,
    checklist: features.isWhole && (
      <Suspense fallback={<div className="h-37" />}>
        <Checklist checklist={checklist} run={run} onGo={(place) => goTo(input, place)} />
      </Suspense>
    ),
    checklistCount: `${done}/${checklist.items.length}`,
    solver: (
      <>
        <Suspense fallback={<div className="h-45" />}>
          <SolverPanel
            store={store}
            run={run}
            buttonRef={input.targets.solver.ref}
            onHighlight={input.onHighlight}
          />
        </Suspense>
        <Suspense>{features.isWhole && <HowSolved store={store} onShow={input.onWalk} />}</Suspense>
      </>
    ),
    actions: <Actions input={input} />,
    head: features.isDraft && (
      <CreateHead
        workspace={workspace}
        status={proof === 'unknown' ? (input.verdict ?? status) : status}
        onTry={input.onTry}
        onMore={() => onDialog('more')}
      />
    ),
  };
}

/** The buttons that save, try, share and publish the puzzle. */
function Actions({ input }: { input: CreatePartsInput }) {
  const { workspace, features, keeper, checklist } = input;
  return (
    <>
      {features.isDraft && <DraftTools workspace={workspace} />}
      {features.isWhole && (
        <WholeActions
          onTry={input.onTry}
          onShare={features.isDraft ? () => workspace.onDialog('share') : null}
        />
      )}
      {features.isDraft && (
        <Suspense fallback={<div className="mt-2.5 h-11" />}>
          <div className="mt-2.5">
            <OnlineActions
              workspace={workspace}
              keeper={keeper}
              checklist={checklist}
              onKept={input.onKept}
            />
          </div>
        </Suspense>
      )}
      {input.actions}
    </>
  );
}

/** Placeholder of the metadata and the size, for the tour. */
function InfoRoom() {
  const about = useTourRef('about');
  const size = useTourRef('size');
  return (
    <>
      <div ref={about} className="h-100" />
      <div ref={size} className="h-60" />
    </>
  );
}

/** Placeholder of about the height of search, rules and symbols. */
function RulesRoom({ count }: { count: number }) {
  const ref = useTourRef('rules');
  const room = count === 0 ? GENRES_PX : 64 * count;
  return <div ref={ref} style={{ height: 132 + room }} />;
}

function WholeActions({
  onTry,
  onShare,
}: {
  onTry: () => void;
  /** Null for a puzzle without a link. */
  onShare: (() => void) | null;
}) {
  const t = useText();
  const tryRef = useTourRef('try');
  const shareRef = useTourRef('share');
  return (
    <div className="flex gap-2.5 *:flex-1">
      <Button ref={tryRef} kind="outline" aria-haspopup="dialog" onClick={onTry}>
        <Play className="size-4.5" aria-hidden />
        {t('create.tryIt')}
      </Button>
      {onShare && (
        <Button
          ref={shareRef}
          kind={isRemembered() ? 'plain' : 'primary'} // with an account, Publish is primary
          aria-haspopup="dialog"
          onClick={onShare}
        >
          <Share2 className="size-4.5" aria-hidden />
          {t('create.share')}
        </Button>
      )}
    </div>
  );
}

/** The proof about the puzzle, or its size. */
function Status({ workspace: { store }, proof }: Pick<CreatePartsInput, 'workspace' | 'proof'>) {
  const t = useText();
  const size = useBoardSnapshot(store, ({ board }) => `${board.width} × ${board.height}`);
  switch (proof) {
    case 'unique':
      return <span>{t('create.oneSolution')}</span>;
    case 'many':
      return <span>{t('create.manySolutions')}</span>;
    case 'unsolvable':
      return <span>{t('create.noSolution')}</span>;
    case 'unknown':
      return <span>{size}</span>;
  }
}

/** Go to the control that fixes an item of the checklist. */
function goTo(
  { workspace: { store }, targets, onTab }: CreatePartsInput,
  place: ChecklistPlace,
): void {
  switch (place) {
    case 'title':
    case 'author':
    case 'description':
    case 'difficulty':
      onTab('info');
      focusAfterRender(targets.fields[place]);
      break;
    case 'size':
      onTab('info');
      focusAfterRender(targets.fields.width);
      break;
    case 'faults': {
      const [fault] = store.current().faults;
      if (fault) showFault(store, fault);
      break;
    }
    case 'solution':
      store.actor.send({ type: 'tool.choose', tool: 'color' });
      store.actor.send({ type: 'editor.change', change: { layer: 'solution' } });
      queueMicrotask(() => tabbableCell()?.focus()); // as in `focusAfterRender`
      break;
    case 'solver':
      if (!targets.solver.current()) onTab('solver');
      focusAfterRender(targets.solver);
      break;
  }
}

/**
 * Focus a target once React has rendered the present event: only then a dialog that closes in it
 * makes the page usable. A target that is still loading is requested again after the dialog has
 * returned the focus, because a move of the focus drops the first request.
 */
function focusAfterRender(target: FocusTarget): void {
  queueMicrotask(() => {
    target.focus();
    if (!target.current()) setTimeout(target.focus);
  });
}
