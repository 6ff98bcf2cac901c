import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withoutStage } from '#engine/edit/clip.ts';
import { withoutClue } from '#engine/edit/selection.ts';
import type { Cell, Grid, Point } from '#engine/grid/grid.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { RulerFrame } from '../board/rulers/RulerFrame.tsx';
import { useVersionKeeper } from '../drafts/useVersionKeeper.ts';
import { useEscape } from '../keys/useEscape.ts';
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
import { useCreateKeys } from './useCreateKeys.ts';
import { useCreateParts } from './useCreateParts.tsx';
import { useSelectionKeys } from './useSelectionKeys.ts';
import { useToolPreview } from './useToolPreview.ts';
import { wheelOnSymbol } from './wheelOnSymbol.ts';

const NO_CELLS: readonly Cell[] = [];

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
  const { extras, onSizePreview } = useExtras(store, highlight);
  const search = useRef<HTMLInputElement>(null);
  useSelectionKeys(store);
  const keys = useCreateKeys((command) => {
    if (command.type === 'tool') takeIfOffered(tools, command);
    else if (command.type === 'search') {
      flushSync(() => setTab('rules'));
      search.current?.focus();
    } else doOnBoard(store, clip, command);
  });
  useEscape(useCallback(() => leaveChoice(store), [store]));
  const parts = useCreateParts({
    ...{ workspace, keeper, run, proof, checklist, tools, clip, features, end, search },
    ...{ onTab: setTab, onSizePreview, onHighlight },
    onTry: () => setTried(presentPuzzle(store)),
  });
  const selection = { selected, onSelect };
  const { Preview } = nested;
  return (
    <>
      {features.isWhole && <Title store={store} />}
      <CreateFrame {...{ workspace, extras, tools, parts, tab, features }} onTab={setTab} />
      {features.isWhole && <DraftGuard workspace={workspace} />}
      <SelectionPopup workspace={workspace} nested={nested} />
      <WorkspaceDialogs
        workspace={workspace}
        selection={selection}
        panel={parts.solver}
        keys={keys}
      />
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
  const onWheel = useCallback(
    (at: Point, steps: number) => wheelOnSymbol(store, at, steps),
    [store],
  );
  const extras = useMemo<BoardExtras>(
    () => ({
      ...{ foreseen: null, isPathShown: false, Frame: RulerFrame, preview, highlight, onHover },
      onWheel,
    }),
    [preview, highlight, onHover, onWheel],
  );
  return { extras, onSizePreview };
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
