import { useSelector } from '@xstate/react';
import { Check, TriangleAlert } from 'lucide-react';
import { savePuzzleFile } from '#ui/shared/platform/puzzleFiles.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { presentPuzzle } from './presentPuzzle.ts';
import type { Workspace } from './useWorkspace.ts';

/** Save state of the draft; if saving fails, a button to save it as a file. */
export function DraftStatus({ workspace: { play, store } }: { workspace: Workspace }) {
  const t = useText();
  const { progress } = play.getSnapshot().children;
  // A save in progress is too short to be shown.
  const isFailing = useSelector(
    progress,
    (snapshot) => (snapshot?.context.failure ?? null) !== null,
  );
  const isBegun = useSelector(progress, (snapshot) => snapshot?.context.isWorthSaving === true);
  const isBehind = useSelector(progress, (snapshot) => snapshot?.matches('behind') === true);
  if (isFailing)
    return (
      <span className="inline-flex items-center gap-1.5 text-meta text-fault" role="status">
        <TriangleAlert className="size-4" aria-hidden />
        {t('play.notSaved')}
        <button
          type="button"
          className="min-h-10 underline pointer-coarse:min-h-12"
          onClick={() => savePuzzleFile(presentPuzzle(store))}
        >
          {t('site.saveAsFile')}
        </button>
      </span>
    );
  if (!isBegun) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-meta text-muted" role="status">
      <Check className="size-4" aria-hidden />
      {isBehind ? t('play.newerElsewhere') : t('play.draftSaved')}
    </span>
  );
}
