import { useSelector } from '@xstate/react';
import { AssistantPanel } from '../assistant/AssistantPanel.tsx';
import { ClashLine } from '../assistant/ClashLine.tsx';
import { useAssistant } from '../assistant/useAssistant.ts';
import { RulerFrame } from '../board/rulers/RulerFrame.tsx';
import { SolverPanel } from '../solver/SolverPanel.tsx';
import { useSolverRun } from '../solver/useSolverRun.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import type { BoardExtras } from '../workspace/BoardStage.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceFrame, type WorkspaceParts } from '../workspace/WorkspaceFrame.tsx';
import { ToolSwitch } from './ToolSwitch.tsx';

const EXTRAS: BoardExtras = { foreseen: null, isPathShown: false, Frame: RulerFrame };
/** No tool has a symbol in hand. */
const nothing = () => undefined;

/**
 * A puzzle in the making: its tiles and colors, and solvers that tell what can be deduced from it.
 */
export function CreateWorkspace({ opened }: { opened: OpenedPuzzle }) {
  const workspace = useWorkspace(opened);
  const run = useSolverRun();
  const { store } = workspace;
  const cell = useSelector(store.actor, ({ context: { cursor } }) =>
    cursor.isShown ? cursor.cell : null,
  );
  const onRule = (index: number) => workspace.onSelect(ruleRowOf(store, index));
  const { view, panel, clash } = useAssistant(store, {
    cell,
    symbolInHand: null,
    onPlaceAnyway: nothing,
    onRule,
  });
  const columns = useBoardSnapshot(store, ({ board }) => board.width);
  const parts: WorkspaceParts = {
    solved: null,
    solvedTools: null,
    result: null,
    notes: null,
    path: null,
    timer: null,
    meter: null,
    tools: <ToolSwitch store={store} />,
    panel: (
      <>
        <div className="mx-2 mt-3">
          <AssistantPanel {...panel} />
        </div>
        <SolverPanel store={store} run={run} />
      </>
    ),
  };
  return (
    <>
      <WorkspaceFrame workspace={workspace} parts={parts} extras={{ ...EXTRAS, assistant: view }} />
      <ClashLine clash={clash} columns={columns} camera={workspace.camera} />
    </>
  );
}

/** Key of the row of a rule; null for one that has none. */
function ruleRowOf({ current }: BoardStore, index: number): string | null {
  const row = current().legend.find((it) => it.kind === 'rule' && it.members.includes(index));
  return row?.key ?? null;
}
