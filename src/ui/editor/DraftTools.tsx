import {
  Files,
  FolderInput,
  GalleryVerticalEnd,
  Keyboard,
  Check,
  TriangleAlert,
} from 'lucide-react';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { ToolRow } from '#ui/shared/components/ToolRow.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { useSelector } from '@xstate/react';
import { savePuzzleFile } from '#ui/shared/platform/puzzleFiles.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';

/** Save state of the draft; if saving fails, a button to save it as a file. */
function DraftStatus({ workspace: { play, store } }: { workspace: Workspace }) {
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

/** Links to the other drafts and to the versions of this one, and the state of saving. */
export function DraftTools({ workspace }: { workspace: Workspace }) {
  const t = useText();
  const { onDialog } = workspace;
  return (
    <div className="flex flex-wrap items-center gap-x-3 pb-1 pl-2.5">
      <ToolRow label={t('create.draft')}>
        <IconButton
          icon={Files}
          label={t('create.drafts')}
          opensDialog
          onPress={() => onDialog('drafts')}
        />
        <IconButton
          icon={GalleryVerticalEnd}
          label={t('create.versions')}
          opensDialog
          onPress={() => onDialog('versions')}
        />
        <IconButton
          icon={FolderInput}
          label={t('create.openText')}
          opensDialog
          onPress={() => onDialog('open')}
        />
        <IconButton
          icon={Keyboard}
          label={t('create.help')}
          keys="?"
          opensDialog
          onPress={() => onDialog('help')}
        />
      </ToolRow>
      <DraftStatus workspace={workspace} />
    </div>
  );
}
