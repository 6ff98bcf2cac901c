import { useActorRef, useSelector } from '@xstate/react';
import { Check, ChartNoAxesColumn, Trash2, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useState, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PuzzleBrief } from '#contract/shapes.ts';
import type { DevicesInput } from '#machines/devicesMachine.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { puzzleQuery } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button, buttonClass, IconButton } from '#ui/shared/components/Button.tsx';
import { shortcutOf } from '#ui/board/access/keyPress.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { draftInput, draftWithEffects, type KeptDraft } from './draftActors.ts';
import { saveOpenEdits } from './useDraft.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Link } from 'react-router';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { Ratings } from '#ui/library/lists/Ratings.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';

/** Statistics of a published puzzle: solves, loves and difficulty ratings. */
function StatisticsDialog({
  puzzle,
  onComments,
  onClose,
}: {
  puzzle: PuzzleBrief;
  onComments: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const { id, solveCount, loveCount, ratedDifficulty, publishedAt, verified } = puzzle;
  return (
    <Dialog
      title={t('publishing.statistics')}
      description={
        publishedAt !== null && (
          <RichText
            id="publishing.statisticsNote"
            tags={{ time: () => <RelativeTime atMs={Date.parse(publishedAt)} /> }}
          />
        )
      }
      onClose={onClose}
    >
      <dl className="my-4 flex gap-10">
        <Figure label={t('publishing.solves')} value={countText(t, solveCount)} />
        <Figure label={t('publishing.loves')} value={countText(t, loveCount)} />
      </dl>
      <Ratings counts={ratedDifficulty} />
      <p className="mt-4 text-muted">
        {t('publishing.verdict', { state: verified?.state ?? 'unseen' })}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button kind="outline" aria-haspopup="dialog" onClick={onComments}>
          {t('publishing.comments')}
        </Button>
        <Link className={buttonClass('primary')} to={`/solve/${id}`}>
          {t('publishing.toPuzzle')}
        </Link>
      </div>
    </Dialog>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-meta text-muted">{label}</dt>
      <dd className="text-[22px]/[1.3] tabular-nums">{value}</dd>
    </div>
  );
}

/** Ctrl+S or Cmd+S saves on the site, whatever has the focus. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || shortcutOf(event) !== 's') return;
      event.preventDefault();
      if (event.repeat) return;
      saveOpenEdits();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const CommentsDrawer = lazyDialog(
  async () => (await import('#ui/people/comments/CommentsDrawer.tsx')).CommentsDrawer,
);

/** Buttons of a puzzle that the site stores. It is saved automatically while it is private. */
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

/** Statistics of a published puzzle; for a private one, the button that deletes it. */
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

/** State of saving on the site. */
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
