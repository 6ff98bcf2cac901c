import { useState } from 'react';
import { loadPuzzle } from '#engine/puzzle/load.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { documentOf } from '#machines/document.ts';
import { RulerFrame } from '../board/rulers/RulerFrame.tsx';
import { CodeLauncher } from '../code/CodeLauncher.tsx';
import { CodeTab } from '../code/CodeTab.tsx';
import { SolverPanel } from '../solver/SolverPanel.tsx';
import { useSolverRun } from '../solver/useSolverRun.ts';
import type { BoardExtras } from '../workspace/BoardStage.tsx';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceFrame, type WorkspaceParts } from '../workspace/WorkspaceFrame.tsx';
import { ToolSwitch } from './ToolSwitch.tsx';

const EXTRAS: BoardExtras = { foreseen: null, isPathShown: false, Frame: RulerFrame };

/**
 * A puzzle in the making: its tiles and colors, and solvers that tell what can be deduced from it.
 */
export function CreateWorkspace({ opened }: { opened: OpenedPuzzle }) {
  const workspace = useWorkspace(opened);
  const run = useSolverRun();
  const { store } = workspace;
  const [isCodeOpen, setCodeOpen] = useState(false);
  /** One step of the history; the solution is on the board, as where a link is edited. */
  const onLoad = (puzzle: Puzzle) => {
    const change = documentOf({ ...puzzle, ...loadPuzzle(puzzle, 'visible') });
    store.actor.send({ type: 'document.edit', change });
    setCodeOpen(false);
  };
  const onCode = () => {
    setCodeOpen(true);
    workspace.onDialog(null);
  };
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
        <SolverPanel store={store} run={run} />
        <CodeLauncher isOpen={isCodeOpen} onOpen={onCode} />
      </>
    ),
  };
  return (
    <>
      <div className="contents" inert={isCodeOpen}>
        <WorkspaceFrame workspace={workspace} parts={parts} extras={EXTRAS} />
      </div>
      {isCodeOpen && (
        <div className="fixed inset-x-0 top-header bottom-0 z-10 bg-base-100 px-page py-3 phone:top-0">
          <CodeTab onLoad={onLoad} onClose={() => setCodeOpen(false)} />
        </div>
      )}
    </>
  );
}
