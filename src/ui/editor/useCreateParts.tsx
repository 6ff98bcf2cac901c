import { Play, Share2 } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import type { SolverProof } from '#engine/puzzle/checklist.ts';
import { isRemembered } from '#ui/people/account/remembered.ts';
import { focusWhenShown } from '#ui/shared/platform/focusWhenShown.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import type { SolverRun } from '#ui/editor/assistant/useSolverRun.ts';
import { showFault } from '#ui/board/showFault.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import type { ChecklistPlace } from '#ui/editor/publish/checklistText.ts';
import type { LiveChecklist } from '#ui/editor/publish/useChecklist.ts';
import { ClipBar } from '#ui/editor/toolbox/ClipBar.tsx';
import type { ClipActions } from '#ui/editor/toolbox/useClipboard.ts';
import type { CreateParts } from './CreateFrame.tsx';
import { DraftTools } from './DraftTools.tsx';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { CreateHead } from './CreateHead.tsx';
import type { EditorFeatures } from './features.ts';
import { InfoPart } from './InfoPart.tsx';
import { PresetSection } from '#ui/editor/rules/PresetSection.tsx';
import { ToolGrid } from '#ui/editor/toolbox/ToolGrid.tsx';
import { ToolHint } from '#ui/editor/toolbox/ToolHint.tsx';
import type { ToolChoice } from '#ui/editor/toolbox/useTools.ts';

/** Sorting and searching come right after the board. */
const RulesPart = lazy(() =>
  import('./RulesPart.tsx').then(({ RulesPart }) => ({ default: RulesPart })),
);

/** So do what is missing, and what is known of each solver. */
const Checklist = lazy(() =>
  import('#ui/editor/publish/Checklist.tsx').then(({ Checklist }) => ({
    default: Checklist,
  })),
);
const SolverPanel = lazy(() =>
  import('#ui/editor/assistant/SolverPanel.tsx').then(({ SolverPanel }) => ({
    default: SolverPanel,
  })),
);

/** So does what the site keeps. */
const OnlineActions = lazy(() =>
  import('#ui/editor/publish/OnlineActions.tsx').then(({ OnlineActions }) => ({
    default: OnlineActions,
  })),
);

/** So does how players would solve it. */
const HowSolved = lazy(() =>
  import('./HowSolved.tsx').then(({ HowSolved }) => ({
    default: HowSolved,
  })),
);

export interface CreatePartsInput {
  readonly workspace: Workspace;
  readonly keeper: VersionKeeper;
  readonly run: SolverRun;
  readonly proof: SolverProof;
  readonly checklist: LiveChecklist;
  readonly tools: ToolChoice;
  readonly clip: ClipActions;
  readonly features: EditorFeatures;
  /** What its opener adds to what can be done. */
  readonly actions: ReactNode;
  /** What the live assistant says. */
  readonly assistant: ReactNode;
  readonly onTab: (tab: string) => void;
  readonly onTry: () => void;
  /** Show how it would be solved. */
  readonly onWalk: () => void;
  readonly onSizePreview: (preview: BoardPreview | null) => void;
  readonly onHighlight: (cells: readonly Cell[]) => void;
}

/** The parts of the editor, each where it belongs in the frame. */
export function useCreateParts(input: CreatePartsInput): CreateParts {
  const { workspace, run, proof, checklist, tools, clip, features } = input;
  const { store, onDialog } = workspace;
  const ruleCount = useBoardSnapshot(store, ({ board }) => board.grid.rules.length);
  const symbolKinds = useBoardSnapshot(store, ({ board }) => board.grid.symbols.size);
  const done = checklist.items.filter(({ success }) => success).length;
  const presets = features.isColorsOnly ? null : <PresetSection store={store} tools={tools} />;
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
    toolNotes: bar && <div className="px-4 pb-1">{bar}</div>,
    info: <InfoPart {...input} />,
    rules: (
      <Suspense fallback={<RulesRoom count={ruleCount + symbolKinds} />}>
        <RulesPart workspace={workspace} />
      </Suspense>
    ),
    ruleCount,
    checklist: features.isWhole && (
      <Suspense fallback={<div className="h-37" />}>
        <Checklist checklist={checklist} onGo={(place) => goTo(input, place)} />
      </Suspense>
    ),
    checklistCount: `${done}/${checklist.items.length}`,
    solver: (
      <>
        <Suspense fallback={<div className="h-45" />}>
          <SolverPanel store={store} run={run} onHighlight={input.onHighlight} />
        </Suspense>
        <Suspense>{features.isWhole && <HowSolved store={store} onShow={input.onWalk} />}</Suspense>
      </>
    ),
    actions: <Actions input={input} />,
    head: features.isDraft && (
      <CreateHead
        workspace={workspace}
        status={<Status workspace={workspace} proof={proof} />}
        onTry={input.onTry}
        onMore={() => onDialog('more')}
      />
    ),
  };
}

/** What can be done with the puzzle: kept, tried, shared, published. */
function Actions({ input }: { input: CreatePartsInput }) {
  const { workspace, features, keeper, checklist } = input;
  return (
    <>
      {features.isDraft && <DraftTools workspace={workspace} keeper={keeper} />}
      {features.isWhole && (
        <WholeActions
          onTry={input.onTry}
          onShare={features.isDraft ? () => workspace.onDialog('share') : null}
        />
      )}
      {features.isDraft && (
        <Suspense fallback={<div className="mt-2.5 h-11" />}>
          <div className="mt-2.5">
            <OnlineActions workspace={workspace} keeper={keeper} checklist={checklist} />
          </div>
        </Suspense>
      )}
      {input.actions}
    </>
  );
}

/** About as much room as the search, the rules and the kinds of symbols take when they come. */
function RulesRoom({ count }: { count: number }) {
  return <div style={{ height: 132 + 64 * count }} data-part="rules" data-tour="rules" />;
}

function WholeActions({
  onTry,
  onShare,
}: {
  onTry: () => void;
  /** Null for what has no link of its own. */
  onShare: (() => void) | null;
}) {
  const t = useText();
  return (
    <div className="flex gap-2.5 *:flex-1">
      <Button kind="outline" aria-haspopup="dialog" data-tour="try" onClick={onTry}>
        <Play className="size-4.5" aria-hidden />
        {t('create.tryIt')}
      </Button>
      {onShare && (
        <Button
          kind={isRemembered() ? 'plain' : 'primary'} // who has an account publishes rather
          aria-haspopup="dialog"
          data-tour="share"
          onClick={onShare}
        >
          <Share2 className="size-4.5" aria-hidden />
          {t('create.share')}
        </Button>
      )}
    </div>
  );
}

/** How the puzzle stands, in a few words. */
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

/** To where an item of the checklist is put right. */
function goTo({ workspace: { store }, onTab }: CreatePartsInput, place: ChecklistPlace): void {
  switch (place) {
    case 'title':
    case 'author':
    case 'description':
    case 'difficulty':
      onTab('info');
      focusWhenShown(`[name="${place}"]`);
      break;
    case 'size':
      onTab('info');
      focusWhenShown('[data-tour="size"] input');
      break;
    case 'faults': {
      const [fault] = store.current().faults;
      if (fault) showFault(store, fault);
      break;
    }
    case 'solution':
      store.actor.send({ type: 'tool.choose', tool: 'color' });
      store.actor.send({ type: 'editor.change', change: { layer: 'solution' } });
      focusWhenShown('[role="grid"] [tabindex="0"]');
      break;
    case 'solver':
      if (!document.querySelector('.solver')) onTab('solver');
      focusWhenShown('.solver select');
      break;
  }
}
