import { useSelector } from '@xstate/react';
import {
  lazy,
  Suspense,
  useCallback,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { withoutClue } from '#engine/edit/selection.ts';
import type { Cell, Grid, Point } from '#engine/grid/grid.ts';
import { drawPreview } from '#engine/picture/previewSteps.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { RulerFrame } from '#ui/board/RulerFrame.tsx';
import { useVersionKeeper } from '#ui/saved/useVersionKeeper.ts';
import { useEscape } from '#ui/board/access/useEscape.ts';
import { focusWhenShown } from '#ui/shared/platform/focusWhenShown.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import { useSolverProof } from '#ui/editor/assistant/useSolverClaim.ts';
import { useSolverRun } from '#ui/editor/assistant/useSolverRun.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import type { BoardExtras } from '#ui/workspace/BoardStage.tsx';
import { DraftGuard } from '#ui/workspace/DraftGuard.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import { useWorkspace, type Workspace } from '#ui/workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '#ui/workspace/WorkspaceDialogs.tsx';
import { useClipboard, type ClipActions } from '#ui/editor/toolbox/useClipboard.ts';
import { CreateFrame } from './CreateFrame.tsx';
import { DRAFT, type EditorFeatures, type NestedParts } from './features.ts';
import { leaveChoice } from './leaveChoice.ts';
import { presets } from '#ui/editor/rules/presets.ts';
import type { CreateCommand } from '#ui/editor/toolbox/createKeys.ts';
import { useTools } from '#ui/editor/toolbox/useTools.ts';
import { EditorTour } from './EditorTour.tsx';
import { useChecklist } from '#ui/editor/publish/useChecklist.ts';
import { CodePlace } from './CodePlace.tsx';
import { useCreateKeys } from './useCreateKeys.ts';
import { useCreateParts } from './useCreateParts.tsx';
import { useEditorAssistant } from './useEditorAssistant.tsx';
import { useSelectionKeys } from './useSelectionKeys.ts';
import { useToolPreview } from './useToolPreview.ts';
import { wheelOnSymbol } from './wheelOnSymbol.ts';

/** Where rules are searched for, and what stands there until that has loaded. */
const SEARCH_FIELD = '[role="combobox"][aria-keyshortcuts="/"]';
const RULE_SEARCH = `${SEARCH_FIELD}, [data-part="rules"]`;
const NO_CELLS: readonly Cell[] = [];

/** What opens at a press, and what authors hear, come right after what they see. */
const SelectionPopup = lazy(() =>
  import('./SelectionPopup.tsx').then(({ SelectionPopup }) => ({ default: SelectionPopup })),
);
const EditAnnouncer = lazy(() =>
  import('./EditAnnouncer.tsx').then(({ EditAnnouncer }) => ({ default: EditAnnouncer })),
);

/** A puzzle in the making, or a grid inside one of its clues. */
export function CreateWorkspace({
  ref,
  opened,
  nested,
  features = DRAFT,
  actions = null,
}: {
  /** The board, for whoever opened it here and ends the work. */
  ref?: Ref<BoardStore>;
  opened: OpenedPuzzle;
  nested: NestedParts;
  features?: EditorFeatures;
  /** What else there is to do with it. */
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
  const clip = useClipboard(store);
  const [tab, setTab] = useState('tools');
  // The tour begins with what lies in the drawer: that does not rise again for it.
  const [isRaised, setRaised] = useState(() => features.isDraft && settings().runEditorTour);
  const moves = { onTab: setTab, onRaise: setRaised };
  const [over, setOver] = useState<OverEditor | null>(null);
  const [highlight, onHighlight] = useState(NO_CELLS);
  const { extras: drawn, preview, onSizePreview } = useExtras(store, highlight);
  const assistant = useEditorAssistant(workspace, preview, features.isWhole);
  const extras: BoardExtras = {
    ...drawn,
    overlays: { ...drawn.overlays, assistant: assistant.view },
  };
  useSelectionKeys(store);
  const keys = useCommands(store, { tools, clip, onTab: setTab });
  const onTry = () => setOver({ Part: nested.Preview, puzzle: presentPuzzle(store) });
  const onWalk = () => setOver({ Part: nested.Walkthrough, puzzle: presentPuzzle(store) });
  const parts = useCreateParts({
    ...{ workspace, keeper, run, proof, checklist, tools, clip, features, actions },
    ...{ onTab: setTab, onSizePreview, onHighlight, onTry, onWalk, assistant: assistant.panel },
  });
  const selection = { selected, onSelect };
  return (
    <>
      <div className="contents" inert={tab === 'code'}>
        <CreateFrame {...{ workspace, extras, tools, parts, features, tab, isRaised }} {...moves} />
        {features.isDraft && <EditorTour {...moves} />}
      </div>
      {tab === 'code' && <CodePlace keeper={keeper} onClose={() => setTab('tools')} />}
      <Companions workspace={workspace} isDraft={features.isDraft} />
      {assistant.clash}
      <Suspense>
        <SelectionPopup workspace={workspace} nested={nested} />
      </Suspense>
      <WorkspaceDialogs {...{ workspace, selection, keys }} panel={parts.solver} />
      {over && <Over over={over} onClose={() => setOver(null)} />}
    </>
  );
}

/** What stands over the editor, and the puzzle it is about. */
interface OverEditor {
  readonly Part: NestedParts['Preview'];
  readonly puzzle: Puzzle;
}

function Over({ over: { Part, puzzle }, onClose }: { over: OverEditor; onClose: () => void }) {
  return (
    <Suspense>
      <Part puzzle={puzzle} onClose={onClose} />
    </Suspense>
  );
}

/** Does what keys ask for; returns them, for the help. */
function useCommands(
  store: BoardStore,
  {
    tools,
    clip,
    onTab,
  }: {
    tools: ReturnType<typeof useTools>;
    clip: ClipActions;
    onTab: (tab: string) => void;
  },
) {
  const keys = useCreateKeys((command) => {
    if (command.type === 'tool' || command.type === 'preset') takeIfOffered(tools, command);
    else if (command.type === 'search') {
      if (!document.querySelector(RULE_SEARCH)) onTab('rules');
      focusWhenShown(SEARCH_FIELD);
    } else doOnBoard(store, clip, command);
  });
  useEscape(useCallback(() => void leaveChoice(store), [store]));
  return keys;
}

/** What follows the work and is not seen. */
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

/** Names the page after the puzzle. */
function Title({ store: { actor } }: { store: BoardStore }) {
  const t = useText();
  const title = useSelector(actor, ({ context }) => context.metadata.title);
  usePageTitle(t('create.pageTitle', { title: title || UNTITLED }));
  return null;
}

/** What is drawn on the board besides the puzzle. */
function useExtras(store: BoardStore, highlight: readonly Cell[]) {
  const { preview: toolPreview, onHover } = useToolPreview(store);
  const [sizePreview, onSizePreview] = useState<BoardPreview | null>(null);
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
      overlays: { preview: drawn, highlight },
      Frame: RulerFrame,
      events: { onHover, onWheel },
    }),
    [drawn, highlight, onHover, onWheel],
  );
  return { extras, preview, onSizePreview };
}

type TakeCommand = Extract<CreateCommand, { type: 'tool' | 'preset' }>;

/** Tools that the editor at hand does not offer have no keys there either. */
function takeIfOffered(
  { entries, onTake }: ReturnType<typeof useTools>,
  command: TakeCommand,
): void {
  if (command.type === 'tool') {
    if (entries.includes(command.entry)) onTake(command.entry);
    return;
  }
  const template = presets.current()[command.index]?.symbol;
  if (template && entries.some(({ tool }) => tool === 'symbol'))
    onTake({ tool: 'symbol', template });
}

/** What keys do to the board, to what is chosen and to what is copied. */
function doOnBoard({ actor }: BoardStore, clip: ClipActions, command: CreateCommand): void {
  const { layer, tool, selection, grid } = actor.getSnapshot().context;
  switch (command.type) {
    case 'layer':
      actor.send({
        type: 'editor.change',
        change: { layer: layer === 'puzzle' ? 'solution' : 'puzzle' },
      });
      break;
    case 'turn':
      if (tool === 'clip') clip.onTurn(command.turn);
      break;
    case 'delete':
      if (selection) actor.send(deletion(grid, selection));
      else clip.onClear();
      break;
    case 'tool':
    case 'preset':
    case 'search':
      break;
  }
}

function deletion(grid: Grid, selection: Parameters<typeof withoutClue>[1]) {
  return {
    type: 'document.edit',
    change: { grid: withoutClue(grid, selection), selection: null },
  } as const;
}
