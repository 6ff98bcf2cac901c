import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { withoutStage } from '#engine/edit/clip.ts';
import { withoutClue } from '#engine/edit/selection.ts';
import type { Cell, Grid, Point } from '#engine/grid/grid.ts';
import { drawPreview } from '#engine/picture/drawPreview.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { RulerFrame } from '../board/rulers/RulerFrame.tsx';
import { useVersionKeeper } from '../drafts/useVersionKeeper.ts';
import { useEscape } from '../keys/useEscape.ts';
import { focusWhenShown } from '../platform/focusWhenShown.ts';
import { usePageTitle } from '../platform/pageTitle.ts';
import { UNTITLED } from '../product.ts';
import { useSolverProof } from '../solver/useSolverClaim.ts';
import { useSolverRun } from '../solver/useSolverRun.ts';
import type { BoardStore } from '../store/boardStore.ts';
import type { BoardExtras } from '../workspace/BoardStage.tsx';
import { DraftGuard } from '../workspace/DraftGuard.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { presentPuzzle } from '../workspace/presentPuzzle.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '../workspace/WorkspaceDialogs.tsx';
import { useClipboard, type ClipActions } from './clip/useClipboard.ts';
import { CreateFrame } from './CreateFrame.tsx';
import type { EditorEnd } from './EndActions.tsx';
import { WHOLE_PUZZLE, type EditorFeatures, type NestedParts } from './features.ts';
import { presets } from './presets/presets.ts';
import { SelectionPopup } from './SelectionPopup.tsx';
import type { CreateCommand } from './toolbox/createKeys.ts';
import { useTools } from './toolbox/useTools.ts';
import { useChecklist } from './checklist/useChecklist.ts';
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

/** What authors hear comes right after what they see. */
const EditAnnouncer = lazy(() =>
  import('./announce/EditAnnouncer.tsx').then(({ EditAnnouncer }) => ({ default: EditAnnouncer })),
);

/** A puzzle in the making, or a grid inside one of its clues. */
export function CreateWorkspace({
  opened,
  nested,
  features = WHOLE_PUZZLE,
  end = null,
}: {
  opened: OpenedPuzzle;
  nested: NestedParts;
  features?: EditorFeatures;
  /** The ways out of a grid inside a clue. */
  end?: EditorEnd | null;
}) {
  const workspace = useWorkspace(opened);
  const { store, slot, selected, onSelect } = workspace;
  const keeper = useVersionKeeper(store, slot, features.isWhole);
  const run = useSolverRun();
  const proof = useSolverProof(run, store);
  const checklist = useChecklist(store, proof);
  const tools = useTools(store, features);
  const clip = useClipboard(store);
  const [tab, setTab] = useState('tools');
  const [tried, setTried] = useState<Puzzle | null>(null);
  const [highlight, onHighlight] = useState(NO_CELLS);
  const { extras: drawn, preview, onSizePreview } = useExtras(store, highlight);
  const assistant = useEditorAssistant(workspace, preview, features.isWhole);
  const extras = { ...drawn, assistant: assistant.view };
  useSelectionKeys(store);
  const keys = useCreateKeys((command) => {
    if (command.type === 'tool') takeIfOffered(tools, command);
    else if (command.type === 'search') {
      if (!document.querySelector(RULE_SEARCH)) setTab('rules');
      focusWhenShown(SEARCH_FIELD);
    } else doOnBoard(store, clip, command);
  });
  useEscape(useCallback(() => leaveChoice(store), [store]));
  const onTry = () => setTried(presentPuzzle(store));
  const parts = useCreateParts({
    ...{ workspace, keeper, run, proof, checklist, tools, clip, features, end },
    ...{ onTab: setTab, onSizePreview, onHighlight, onTry, assistant: assistant.panel },
  });
  const selection = { selected, onSelect };
  const { Preview } = nested;
  return (
    <>
      <div className="contents" inert={tab === 'code'}>
        <CreateFrame {...{ workspace, extras, tools, parts, tab, features }} onTab={setTab} />
      </div>
      {tab === 'code' && <CodePlace keeper={keeper} onClose={() => setTab('tools')} />}
      {features.isWhole && <Title store={store} />}
      {features.isWhole && <DraftGuard workspace={workspace} />}
      {assistant.clash}
      <Suspense>
        <EditAnnouncer store={store} />
      </Suspense>
      <SelectionPopup workspace={workspace} nested={nested} />
      <WorkspaceDialogs {...{ workspace, selection, keys }} panel={parts.solver} />
      <Suspense>{tried && <Preview puzzle={tried} onClose={() => setTried(null)} />}</Suspense>
    </>
  );
}

/** Names the page after the puzzle. */
function Title({ store: { actor } }: { store: BoardStore }) {
  const title = useSelector(actor, ({ context }) => context.metadata.title);
  usePageTitle(`Create: ${title || UNTITLED}`);
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
      ...{ foreseen: null, isPathShown: false, Frame: RulerFrame, preview: drawn },
      ...{ highlight, onHover },
      onWheel,
    }),
    [drawn, highlight, onHover, onWheel],
  );
  return { extras, preview, onSizePreview };
}

/** Tools that the editor at hand does not offer have no keys there either. */
function takeIfOffered(
  { entries, onTake }: ReturnType<typeof useTools>,
  { entry }: Extract<CreateCommand, { type: 'tool' }>,
): void {
  if (entries.includes(entry)) onTake(entry);
}

/** What keys do to the board, to what is chosen and to what is copied. */
function doOnBoard({ actor }: BoardStore, clip: ClipActions, command: CreateCommand): void {
  const { layer, tool, selection, grid } = actor.getSnapshot().context;
  switch (command.type) {
    case 'layer':
      actor.send({
        type: 'desk.change',
        change: { layer: layer === 'puzzle' ? 'solution' : 'puzzle' },
      });
      break;
    case 'preset': {
      const symbol = presets.current()[command.index]?.symbol;
      if (symbol) actor.send({ type: 'tool.choose', tool: 'symbol', stamp: symbol });
      break;
    }
    case 'turn':
      if (tool === 'clip') clip.onTurn(command.turn);
      break;
    case 'delete':
      if (selection) actor.send(deletion(grid, selection));
      else clip.onClear();
      break;
    case 'tool':
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

/** Whatever is chosen is no longer; what is copied stays. */
function leaveChoice({ actor }: BoardStore): void {
  const { clip } = actor.getSnapshot().context;
  actor.send({ type: 'desk.change', change: { selection: null, clip: withoutStage(clip) } });
}
