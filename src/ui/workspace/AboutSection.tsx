import { About } from './About.tsx';
import { HistorySlider } from './HistorySlider.tsx';
import { PlayActions } from './PlayActions.tsx';
import { Progress } from './Progress.tsx';
import type { Workspace } from './useWorkspace.ts';
import type { WorkspaceParts } from './WorkspaceFrame.tsx';

/** What stands beside or above the board: the puzzle in words, or that it is solved; what play has to say; how far it is. */
export function AboutSection({
  workspace: { opened, store, music, isHistoryOpen, actions },
  parts,
}: {
  workspace: Workspace;
  parts: Pick<WorkspaceParts, 'solved' | 'notes' | 'path' | 'timer'>;
}) {
  const isMusic = music !== null;
  return (
    <section className="about" aria-label="About this puzzle">
      {parts.solved ?? <About puzzle={opened.puzzle} isSized={isMusic} />}
      <div className="about-play">
        {parts.notes}
        {isHistoryOpen && <HistorySlider store={store} />}
        {parts.path}
        <PlayActions {...actions} />
      </div>
      <Progress store={store} isMusic={isMusic}>
        {parts.timer}
      </Progress>
    </section>
  );
}
