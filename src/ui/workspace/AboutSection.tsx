import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { About } from './About.tsx';
import { HistoryPart } from './HistoryTools.tsx';
import { PlayActions } from './PlayActions.tsx';
import { Progress } from './Progress.tsx';
import type { Workspace } from './useWorkspace.ts';
import type { WorkspaceParts } from './WorkspaceParts.ts';

/**
 * A column next to the board, a row above it, or a table above a score. After the solve it is
 * hidden but keeps its size, so that the board does not move.
 */
const ABOUT =
  'relative flex data-ended:[&>:not([data-pane])]:invisible min-h-0 min-w-0 wrap-anywhere [grid-area:about] max-xl:min-h-16 max-xl:flex-wrap max-xl:content-center max-xl:items-baseline max-xl:gap-x-4.5 max-xl:gap-y-1 xl:flex-col xl:gap-4 xl:pt-5 xl:pb-1 score:grid score:grid-cols-[auto_auto_minmax(0,1fr)_auto] score:grid-rows-[auto_auto] score:items-center score:gap-x-4 score:gap-y-2.5 score:pt-3.5 score:pb-0 score:pl-[calc(var(--gutter-x)+6px)]';
const PLAY =
  'max-xl:ms-auto max-xl:flex max-xl:items-center max-xl:gap-3 max-xl:self-center xl:mt-auto xl:flex xl:flex-col xl:gap-3 score:col-start-4 score:row-start-1 score:mt-0 score:flex-row score:flex-wrap score:items-center score:justify-end';
/** Positioned over the text if that is above the board, so that notes do not move the board. */
const NOTES =
  'flex flex-col gap-2 max-xl:absolute max-xl:bottom-0 max-xl:left-0 max-xl:z-1 max-xl:max-w-[max(240px,calc(100%-350px))] max-xl:rounded-control max-xl:bg-base-100 score:absolute score:bottom-0 score:left-0 score:z-1 score:max-w-120 score:rounded-control score:bg-base-100';

/**
 * The section next to or above the board: the puzzle's title and text, or its result; notes;
 * progress.
 */
export function AboutSection({
  workspace: { opened, store, music, isHistoryOpen, actions },
  parts,
}: {
  workspace: Workspace;
  parts: Pick<WorkspaceParts, 'solved' | 'result' | 'notes' | 'path' | 'timer' | 'about'>;
}) {
  const t = useText();
  const { about } = parts;
  const isMusic = music !== null;
  return (
    <section
      className={ABOUT}
      aria-label={t('play.about')}
      data-ended={parts.solved !== null || undefined}
    >
      {about.place}
      <PartBoundary>
        <About puzzle={opened.puzzle} isSized={isMusic} author={about.author} />
        {about.facts}
      </PartBoundary>
      <div className={PLAY}>
        <div className={NOTES}>
          {parts.notes}
          {isHistoryOpen && <HistoryPart store={store} />}
        </div>
        {parts.path}
        {parts.result}
        <PlayActions {...actions}>{about.tools}</PlayActions>
      </div>
      <Progress store={store} isMusic={isMusic}>
        {parts.timer}
      </Progress>
      {parts.solved}
    </section>
  );
}
