import { RulerFrame } from '../board/rulers/RulerFrame.tsx';
import { useVersionKeeper } from '../drafts/useVersionKeeper.ts';
import { SolverPanel } from '../solver/SolverPanel.tsx';
import { useSolverRun } from '../solver/useSolverRun.ts';
import type { BoardExtras } from '../workspace/BoardStage.tsx';
import { DraftGuard } from '../workspace/DraftGuard.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceFrame, type WorkspaceParts } from '../workspace/WorkspaceFrame.tsx';
import { DraftTools } from './DraftTools.tsx';
import { ToolSwitch } from './ToolSwitch.tsx';

const EXTRAS: BoardExtras = { foreseen: null, isPathShown: false, Frame: RulerFrame };

/**
 * A puzzle in the making: its tiles and colors, and solvers that tell what can be deduced from it.
 */
export function CreateWorkspace({ opened }: { opened: OpenedPuzzle }) {
  const workspace = useWorkspace(opened);
  const run = useSolverRun();
  const { store, slot } = workspace;
  const keeper = useVersionKeeper(store, slot);
  const parts: WorkspaceParts = {
    solved: null,
    solvedTools: null,
    result: null,
    notes: null,
    path: <DraftTools workspace={workspace} keeper={keeper} />,
    timer: null,
    meter: null,
    tools: <ToolSwitch store={store} />,
    panel: <SolverPanel store={store} run={run} />,
  };
  return (
    <>
      <WorkspaceFrame workspace={workspace} parts={parts} extras={EXTRAS} />
      <DraftGuard workspace={workspace} />
    </>
  );
}
