import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { withoutStage } from '#engine/edit/clip.ts';
import { withoutClue } from '#engine/edit/selection.ts';
import { RulerFrame } from '../board/rulers/RulerFrame.tsx';
import { useVersionKeeper } from '../drafts/useVersionKeeper.ts';
import { useEscape } from '../keys/useEscape.ts';
import { RulesPanel } from '../legend/RulesPanel.tsx';
import { usePageTitle } from '../platform/pageTitle.ts';
import { UNTITLED } from '../product.ts';
import { SolverPanel } from '../solver/SolverPanel.tsx';
import { useSolverRun } from '../solver/useSolverRun.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import type { BoardExtras } from '../workspace/BoardStage.tsx';
import { DraftGuard } from '../workspace/DraftGuard.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '../workspace/WorkspaceDialogs.tsx';
import { ClipBar } from './clip/ClipBar.tsx';
import { useClipboard, type ClipActions } from './clip/useClipboard.ts';
import { CreateFrame, type CreateParts } from './CreateFrame.tsx';
import { DraftTools } from './DraftTools.tsx';
import type { CreateCommand } from './toolbox/createKeys.ts';
import { ToolGrid } from './toolbox/ToolGrid.tsx';
import { ToolHint } from './toolbox/ToolHint.tsx';
import { useTools } from './toolbox/useTools.ts';
import { useCreateKeys } from './useCreateKeys.ts';
import { useToolPreview } from './useToolPreview.ts';

/** A puzzle in the making: its board and clues, words about it, solvers that tell what follows. */
export function CreateWorkspace({ opened }: { opened: OpenedPuzzle }) {
  const workspace = useWorkspace(opened);
  const { store, slot, selected, onSelect } = workspace;
  const keeper = useVersionKeeper(store, slot);
  const run = useSolverRun();
  const tools = useTools(store);
  const clip = useClipboard(store);
  const { preview, onHover } = useToolPreview(store);
  const [tab, setTab] = useState('tools');
  const title = useSelector(store.actor, ({ context }) => context.metadata.title);
  const ruleCount = useBoardSnapshot(store, ({ board }) => board.grid.rules.length);
  usePageTitle(`Create: ${title || UNTITLED}`);
  const keys = useCreateKeys((command) => {
    if (command.type === 'tool') tools.onTake(command.entry);
    else if (command.type === 'search') setTab('rules');
    else doOnBoard(store, clip, command);
  });
  useEscape(useCallback(() => leaveChoice(store), [store]));
  const extras = useMemo<BoardExtras>(
    () => ({ foreseen: null, isPathShown: false, Frame: RulerFrame, preview, onHover }),
    [preview, onHover],
  );
  const selection = { selected, onSelect };
  const notes = tools.tool === 'clip' ? <ClipBar actions={clip} /> : null;
  const solver = <SolverPanel store={store} run={run} />;
  const parts: CreateParts = {
    tools: (
      <ToolGrid tools={tools}>
        <ToolHint tools={tools} />
        {notes}
      </ToolGrid>
    ),
    toolNotes: notes,
    info: null,
    rules: <RulesPanel store={store} selection={selection} />,
    ruleCount,
    checklist: null,
    checklistCount: '',
    solver,
    code: null,
    actions: <DraftTools workspace={workspace} keeper={keeper} />,
    head: null,
  };
  return (
    <>
      <CreateFrame
        workspace={workspace}
        extras={extras}
        tools={tools}
        parts={parts}
        tab={tab}
        onTab={setTab}
      />
      <WorkspaceDialogs workspace={workspace} selection={selection} panel={solver} keys={keys} />
      <DraftGuard workspace={workspace} />
    </>
  );
}

/** What keys do to the board, to what is chosen and to what is copied. */
function doOnBoard({ actor }: BoardStore, clip: ClipActions, command: CreateCommand): void {
  const { context } = actor.getSnapshot();
  switch (command.type) {
    case 'layer': {
      const layer = context.layer === 'puzzle' ? 'solution' : 'puzzle';
      actor.send({ type: 'desk.change', change: { layer } });
      break;
    }
    case 'turn':
      if (context.tool === 'clip') clip.onTurn(command.turn);
      break;
    case 'delete':
      if (context.selection)
        actor.send({
          type: 'document.edit',
          change: { grid: withoutClue(context.grid, context.selection), selection: null },
        });
      else clip.onClear();
      break;
    case 'tool':
    case 'preset':
    case 'search':
      break;
  }
}

/** Whatever is chosen is no longer; what is copied stays. */
function leaveChoice({ actor }: BoardStore): void {
  const { clip } = actor.getSnapshot().context;
  actor.send({ type: 'desk.change', change: { selection: null, clip: withoutStage(clip) } });
}
