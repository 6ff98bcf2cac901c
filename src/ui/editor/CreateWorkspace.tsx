import { useSelector } from '@xstate/react';
import {
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
  type ComponentProps,
} from 'react';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { drawPreview } from '#engine/picture/previewSteps.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import type { DrawnPreview } from '#engine/picture/drawnOverlays.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { RulerFrame } from '#ui/board/RulerFrame.tsx';
import { useVersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import { useSolverProof, useSolverRun } from '#ui/editor/assistant/useSolverRun.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { BoardExtras } from '#ui/workspace/BoardStage.tsx';
import { DraftGuard } from '#ui/workspace/DraftGuard.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import { useWorkspace, type Workspace } from '#ui/workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '#ui/workspace/WorkspaceDialogs.tsx';
import { useClipboard } from '#ui/editor/toolbox/useClipboard.ts';
import { CreateFrame } from './CreateFrame.tsx';
import { createEditorTargets, EditorTargetsContext } from './editorTargets.ts';
import { dropHand, handAt, handOver } from './handOver.ts';
import { useForeignInput } from './useForeignInput.ts';
import { useCommands } from './useCommands.ts';
import { DRAFT, type EditorFeatures, type OverlayParts } from './features.ts';
import { useTools } from '#ui/editor/toolbox/useTools.ts';
import { useChecklist } from '#ui/editor/publish/useChecklist.ts';
import { CodePlace } from './CodePlace.tsx';
import { useCreateParts } from './useCreateParts.tsx';
import { useEditorAssistant } from './useEditorAssistant.tsx';
import { useSelectionKeys, wheelOnSymbol } from './useSelectionKeys.ts';
import { useNumberTyping, type NumberTyping } from './useNumberTyping.ts';
import { useToolPreview } from './useToolPreview.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';

const NO_CELLS: readonly Cell[] = [];

/** Loaded after the first paint: the popup of the selection, and the announcer. */
const SelectionPopup = lazyPart(async () => (await import('./SelectionPopup.tsx')).SelectionPopup);
const EditAnnouncer = lazyPart(async () => (await import('./EditAnnouncer.tsx')).EditAnnouncer);

/** The editor of a draft, or of a grid inside a clue. */
export function CreateWorkspace({
  ref,
  opened,
  overlays,
  features = DRAFT,
  actions = null,
}: {
  /** The board, for a caller that ends the editing. */
  ref?: Ref<BoardStore>;
  opened: OpenedPuzzle;
  overlays: OverlayParts;
  features?: EditorFeatures;
  /** More buttons after those of the editor. */
  actions?: ReactNode;
}) {
  const workspace = useWorkspace(opened);
  const { store, slot, selected, onSelect } = workspace;
  useImperativeHandle(ref, () => store, [store]);
  const keeper = useVersionKeeper(store, slot, features.isDraft);
  const run = useSolverRun();
  const proof = useSolverProof(run, store);
  const checklist = useChecklist(store, proof);
  const tools = useTools(store, features);
  const foreign = useForeignInput(workspace.onDialog, features.isDraft);
  const clip = useClipboard(store, foreign.onText);
  const [targets] = useState(createEditorTargets);
  const [hand] = useState(() => handAt(opened.address));
  useHand(store, hand);
  const [tab, setTab] = useState(hand?.tab ?? 'tools');
  // The drawer is raised at first if the tour starts, because its first target is inside.
  const [isRaised, setRaised] = useState(() => features.isDraft && settings().runEditorTour);
  const [over, setOver] = useState<OpenOverlay | null>(null);
  const [highlight, onHighlight] = useState(NO_CELLS);
  const typing = useNumberTyping(store);
  const { extras: drawn, preview, onSizePreview, onIdea } = useExtras(store, typing, highlight);
  const assistant = useEditorAssistant(workspace, preview, features.isWhole);
  const extras: BoardExtras = {
    ...drawn,
    overlays: { ...drawn.overlays, assistant: assistant.view },
  };
  useSelectionKeys(store);
  const keys = useCommands(store, { tools, clip, targets, onTab: setTab });
  const onTry = () => setOver({ Part: overlays.Preview, puzzle: presentPuzzle(store) });
  const onWalk = () => setOver({ Part: overlays.Walkthrough, puzzle: presentPuzzle(store) });
  const parts = useCreateParts({
    workspace,
    keeper,
    run,
    proof,
    checklist,
    tools,
    clip,
    typing,
    features,
    targets,
    actions,
    assistant: assistant.panel,
    verdict: assistant.verdict,
    onTab: setTab,
    onKept: (address) => handOver(store, tab, address),
    onTry,
    onWalk,
    onSizePreview,
    onIdea,
    onHighlight,
  });
  return (
    <EditorTargetsContext value={targets}>
      <div className="contents" inert={tab === 'code'}>
        <CreateFrame
          workspace={workspace}
          extras={extras}
          tools={tools}
          parts={parts}
          features={features}
          tab={tab}
          isRaised={isRaised}
          onTab={setTab}
          onRaise={setRaised}
        />
        {features.isDraft && (
          <EditorTour isCovered={tab === 'code'} onTab={setTab} onRaise={setRaised} />
        )}
      </div>
      {tab === 'code' && <CodePlace keeper={keeper} onClose={() => setTab('tools')} />}
      <Companions workspace={workspace} isDraft={features.isDraft} />
      {assistant.clash}
      <Suspense>
        <SelectionPopup workspace={workspace} overlays={overlays} advice={assistant.advice} />
      </Suspense>
      <WorkspaceDialogs
        workspace={workspace}
        selection={{ selected, onSelect }}
        keys={keys}
        panel={parts.solver}
        more={
          features.isDraft && <MoreItems workspace={workspace} onTab={setTab} onRaise={setRaised} />
        }
      />
      {features.isDraft && (
        <Suspense>
          <DraftDialogs workspace={workspace} keeper={keeper} pasted={foreign.pasted} />
        </Suspense>
      )}
      {over && <Over over={over} onClose={() => setOver(null)} />}
    </EditorTargetsContext>
  );
}

/** An editor or dialog over this one, and its puzzle. */
interface OpenOverlay {
  readonly Part: OverlayParts['Preview'];
  readonly puzzle: Puzzle;
}

function Over({ over: { Part, puzzle }, onClose }: { over: OpenOverlay; onClose: () => void }) {
  return (
    <Suspense>
      <Part puzzle={puzzle} onClose={onClose} />
    </Suspense>
  );
}

/** Parts without a visible element. */
function Companions({ workspace, isDraft }: { workspace: Workspace; isDraft: boolean }) {
  const { store } = workspace;
  return (
    <>
      {isDraft && <Title store={store} />}
      {isDraft && <DraftGuard workspace={workspace} />}
      <Suspense>
        <EditAnnouncer store={store} />
      </Suspense>
    </>
  );
}

/** Set the title of the page: its name, and the title of the puzzle once it has one. */
function Title({ store: { actor } }: { store: BoardStore }) {
  const t = useText();
  const title = useSelector(actor, ({ context }) => context.metadata.title);
  usePageTitle(title === '' ? t('create.pageName') : t('create.pageTitle', { title }));
  return null;
}

/** The extra layers of the board: preview of the tool or the size, and highlighted cells. */
function useExtras(store: BoardStore, typing: NumberTyping, highlight: readonly Cell[]) {
  const { preview: toolPreview, onHover } = useToolPreview(store, typing.onPoint);
  const [sizePreview, onSizePreview] = useState<BoardPreview | null>(null);
  const [idea, onIdea] = useState<DrawnPreview | null>(null);
  const preview = sizePreview ?? toolPreview;
  const width = useSelector(store.actor, ({ context }) => context.grid.width);
  const height = useSelector(store.actor, ({ context }) => context.grid.height);
  const drawn = useMemo(
    () => preview && drawPreview(preview, { width, height }),
    [preview, width, height],
  );
  const onWheel = useCallback(
    (at: Point, steps: number) => wheelOnSymbol(store, at, steps),
    [store],
  );
  const extras = useMemo<BoardExtras>(
    () => ({
      overlays: { preview: drawn ?? idea, highlight },
      Frame: RulerFrame,
      events: { onHover, onWheel },
    }),
    [drawn, idea, highlight, onHover, onWheel],
  );
  return { extras, preview, onSizePreview, onIdea };
}

/** Begin with the tool and colors of the same draft at its former address. */
function useHand(store: BoardStore, hand: ReturnType<typeof handAt>): void {
  useEffect(() => {
    hand?.apply(store);
    dropHand();
  }, [store, hand]);
}

/** Lazy: the sheet of phones, and the dialogs of the draft. */
const DraftItems = lazyPart(async () => (await import('./DraftItems.tsx')).DraftItems);
const DraftDialogs = lazyPart(async () => (await import('./DraftDialogs.tsx')).DraftDialogs);

function MoreItems({
  workspace: { onDialog },
  onTab,
  onRaise,
}: {
  workspace: Workspace;
  onTab: (tab: string) => void;
  onRaise: (isRaised: boolean) => void;
}) {
  return (
    <DraftItems
      onDialog={onDialog}
      onPublish={() => {
        onTab('checklist');
        onRaise(true);
      }}
    />
  );
}

/** Lazy: most visits have no tour. */
const Tour = lazyPart(async () => (await import('./Tour.tsx')).Tour);

/** The tour of the editor: on the first visit, and whenever the author starts it. */
function EditorTour(props: Omit<ComponentProps<typeof Tour>, 'isAskedFor'>) {
  const isWanted = useSetting('runEditorTour');
  const [isAskedFor, setAskedFor] = useState(!isWanted);
  // The first tour has ended, so the author starts the next one.
  if (!isWanted && !isAskedFor) setAskedFor(true);
  return <Suspense>{isWanted && <Tour isAskedFor={isAskedFor} {...props} />}</Suspense>;
}
