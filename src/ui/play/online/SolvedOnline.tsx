import { ComputedWhenSolved } from '#ui/play/hints/ComputedPart.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { OnlineNote } from './OnlineNote.tsx';
import { RatingBlock } from './RatingBlock.tsx';
import { useCompletion } from './useCompletion.ts';

const PERCENT = 100;

/** After a solve: how it compares, and how hard the puzzle was. */
export function SolvedOnline({
  workspace,
  server,
}: {
  workspace: Workspace;
  server: ServerPuzzle;
}) {
  const t = useText();
  const fasterThan = useCompletion(server.id)?.fasterThan ?? null;
  return (
    <div className="flex min-w-0 flex-col gap-4 max-xl:hidden score:hidden phone:order-1 phone:flex phone:basis-full phone:gap-2">
      {fasterThan !== null && (
        <p className="text-muted">
          {t('online.fasterThan', { percent: Math.round(fasterThan * PERCENT) })}
        </p>
      )}
      <RatingBlock server={server} />
      {workspace.music === null && (
        <ComputedWhenSolved
          grid={workspace.opened.puzzle.grid}
          known={server.about?.computed ?? null}
        />
      )}
      <OnlineNote isSolved />
    </div>
  );
}
