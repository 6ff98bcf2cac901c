import { useActorRef, useSelector } from '@xstate/react';
import { Check, ChartNoAxesColumn, Trash2, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PuzzleBrief } from '#contract/shapes.ts';
import type { DevicesInput } from '#machines/devicesMachine.ts';
import { puzzleQuery } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { IconButton } from '#ui/shared/components/IconButton.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { draftInput, draftWithEffects, type KeptDraft } from './draftActors.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { StatisticsDialog } from './StatisticsDialog.tsx';
import { useSaveKey } from './useSaveKey.ts';

const CommentsDrawer = lazy(() =>
  import('#ui/people/comments/CommentsDrawer.tsx').then(({ CommentsDrawer }) => ({
    default: CommentsDrawer,
  })),
);

/** A puzzle that the site keeps: saving it, by itself while nobody else sees it. */
export function KeptActions({ draft, onPublish }: { draft: KeptDraft; onPublish: () => void }) {
  const [input, setInput] = useState<DevicesInput | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void draftInput(draft).then((found) => {
      if (isCurrent) setInput(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [draft]);
  return input && <Keeping draft={draft} input={input} onPublish={onPublish} />;
}

function Keeping({
  draft,
  input,
  onPublish,
}: {
  draft: KeptDraft;
  input: DevicesInput;
  onPublish: () => void;
}) {
  const t = useText();
  const [machine] = useState(() => draftWithEffects(draft));
  const devices = useActorRef(machine, { input });
  const { puzzleId, store } = draft;
  const { data: known } = useQuery(
    { ...puzzleQuery(puzzleId, 'edit'), enabled: false },
    queryClient,
  );
  const isAsked = useSelector(devices, (snapshot) => snapshot.matches('conflict'));
  const isUnsaved = useSelector(
    devices,
    (snapshot) => snapshot.matches('waiting') || snapshot.matches('refused'),
  );
  const save = () => devices.send({ type: 'devices.upload' });
  useSaveKey(save);
  const isPublic = known?.status === 'public';
  return (
    <div role="group" aria-label={t('publishing.label')}>
      <div className="flex gap-2.5 *:flex-1">
        <Button
          kind={isPublic && isUnsaved ? 'primary' : 'plain'}
          aria-keyshortcuts="Control+S"
          title={t('publishing.saveTitle')}
          disabled={!isUnsaved}
          onClick={save}
        >
          {t('publishing.save')}
        </Button>
        {known?.status === 'private' && (
          <Button kind="primary" aria-haspopup="dialog" onClick={onPublish}>
            {t('publishing.publish')}
          </Button>
        )}
        {known && <Extra puzzle={known} store={store} />}
      </div>
      <Status devices={devices} isPublic={isPublic} />
      {isAsked && <ConflictDialog devices={devices} store={store} />}
    </div>
  );
}

/** What became of it; or, while nobody else has seen it, the way to delete it. */
function Extra({ puzzle, store }: { puzzle: PuzzleBrief; store: BoardStore }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isTalking, setTalking] = useState(false);
  const onClose = () => setOpen(false);
  const isPublic = puzzle.status === 'public';
  return (
    <span className="flex-none!">
      <IconButton
        icon={isPublic ? ChartNoAxesColumn : Trash2}
        label={isPublic ? t('publishing.statistics') : t('publishing.remove')}
        size="size-11"
        opensDialog
        onPress={() => setOpen(true)}
      />
      {isOpen && isPublic && (
        <StatisticsDialog
          puzzle={puzzle}
          onComments={() => {
            setOpen(false);
            setTalking(true);
          }}
          onClose={onClose}
        />
      )}
      <Suspense>
        {isTalking && (
          <CommentsDrawer
            puzzleId={puzzle.id}
            authorId={puzzle.creator.id}
            onClose={() => setTalking(false)}
          />
        )}
      </Suspense>
      {isOpen && !isPublic && <RemoveDialog puzzleId={puzzle.id} store={store} onClose={onClose} />}
    </span>
  );
}

/** Whether what is here is on the site too, in few words. */
function Status({
  devices,
  isPublic,
}: {
  devices: ReturnType<typeof useActorRef<ReturnType<typeof draftWithEffects>>>;
  isPublic: boolean;
}) {
  const t = useText();
  const state = useSelector(devices, ({ value }) => value);
  const refusal = useSelector(devices, ({ context }) => context.refusal);
  const words = 'mt-2 flex min-h-6 items-center gap-1.5 text-meta text-muted';
  if (state === 'refused' && refusal !== null)
    return (
      <p className={`${words} text-fault`} role="status">
        <TriangleAlert className="size-4 flex-none" aria-hidden />
        {t('publishing.notSaved', { reason: refusal })}
      </p>
    );
  return (
    <p className={words} role="status">
      {state === 'settled' && <Check className="size-4 flex-none" aria-hidden />}
      {state === 'settled' && t('publishing.saved')}
      {state === 'uploading' && t('publishing.saving')}
      {state === 'failed' && t('publishing.notReached')}
      {state === 'waiting' && isPublic && t('publishing.unsavedPublic')}
    </p>
  );
}
