import { useState } from 'react';
import type { Cell } from '#engine/grid/grid.ts';
import { invariant } from '#engine/invariant.ts';
import { useSetting } from '../settings/useSetting.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { useWorkspace } from '../workspace/useWorkspace.ts';
import { WorkspaceFrame, type WorkspaceParts } from '../workspace/WorkspaceFrame.tsx';
import { ForesightButton } from './ForesightButton.tsx';
import { PathTools } from './PathTools.tsx';
import { PlayNotes } from './PlayNotes.tsx';
import { SolvedText } from './SolvedText.tsx';
import { Timer } from './Timer.tsx';
import { usePlay, type Play } from './usePlay.ts';

/** A puzzle to be solved, freely or with every color final. */
export function SolveWorkspace({ opened }: { opened: OpenedPuzzle }) {
  const workspace = useWorkspace(opened);
  const { store, mode, isSolved } = workspace;
  const { solve } = workspace.play.getSnapshot().children;
  invariant(solve, 'a play has a solve');
  const play = usePlay(workspace.play);
  const [isPathShown, setPathShown] = useState(false);
  const hasTimer = useSetting('showTimer');
  const parts: WorkspaceParts = {
    solved: isSolved ? <SolvedText store={store} puzzle={opened.puzzle} solve={solve} /> : null,
    notes: <PlayNotes store={store} play={play} />,
    path: mode.isFinal && <PathTools store={store} isShown={isPathShown} onShow={setPathShown} />,
    timer: hasTimer && <Timer solve={solve} />,
    meter: play.foresight && <ForesightButton meter={play.foresight} />,
    tools: null,
    panel: null,
  };
  const extras = { foreseen: foreseenCell(play), isPathShown };
  return <WorkspaceFrame workspace={workspace} parts={parts} extras={extras} />;
}

/** The cell that the last charge of foresight showed. */
function foreseenCell({ foresight }: Play): Cell | null {
  const answer = foresight?.answer;
  if (!answer) return null;
  return answer.kind === 'right' ? answer.next : answer.cell;
}
